import { expect, it } from "vitest";
import { fitsSide, sideOf } from "./buyer-side.ts";

const field = {
  role: "unknown" as const,
  control: "radio" as const,
  choices: [
    { value: "b", title: "Firma (ceny netto)", enabled: true },
    { value: "p", title: "Osoba prywatna (ceny brutto)", enabled: true },
  ],
};

it("a person buys, unless the request orders as a business", () => {
  expect(sideOf(field, "10 ryz papieru")).toBe("p");
  expect(sideOf(field, "kupuję jako firma: 10 ryz papieru")).toBe("b");
  expect(sideOf({ ...field, choices: [] }, "10 ryz papieru")).toBeUndefined();
});

it("the button for businesses ranks below the other one, and above it where the request orders as one", () => {
  expect(fitsSide("Ik ben een zakelijke klant", "een hamerboor")).toBe(-1);
  expect(fitsSide("Ik ben een particulier", "een hamerboor")).toBe(0);
  expect(fitsSide("Geschäftskunden", "ich bestelle als Firma")).toBe(1);
});
