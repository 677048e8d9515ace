import { expect, test } from "vitest";
import { isForCompany } from "../../choosing/request/company-in.ts";
import { companysChoice, personsChoice } from "./buy-as-person.ts";

function chosen(titles: readonly string[], value = "", role = "unknown") {
  const choices = titles.map((title) => ({ title, value: title, enabled: true, selector: "" }));
  const field = { role, control: "radio", enabled: true, value, choices } as unknown as Parameters<
    typeof personsChoice
  >[0];
  return personsChoice(field)?.title;
}

test.each([
  [["Business", "Private person"], "Business", "Private person"],
  [["Privatkunde", "Geschäftskunde / Firma"], "", "Privatkunde"],
  [["Particulier", "Zakelijk"], "Zakelijk", "Particulier"],
])("of %j, with %j chosen, %s is taken", (titles, value, person) => {
  expect(chosen(titles, value)).toBe(person);
});

test("what stands already, what is no such choice, and what has a meaning of its own is left", () => {
  expect(chosen(["Business", "Private"], "Private")).toBeUndefined();
  expect(chosen(["Red", "Blue"], "Red")).toBeUndefined();
  expect(chosen(["Business", "Company"], "Business")).toBeUndefined();
  expect(chosen(["Business card", "Invoice"], "", "paymentMethod")).toBeUndefined();
});

test("for a company that the request names, or whose tax number it gives, the other one is taken", () => {
  expect(isForCompany("Three pans for Bramble & Rye Ltd")).toBe(true);
  expect(isForCompany("Three pans. VAT number IE6388047V.")).toBe(true);
  expect(isForCompany("Three pans, the price with VAT")).toBe(false);
  expect(isForCompany("Three pans. Deliver them on Tuesday.")).toBe(false);
  const choices = ["Business", "Individual"].map((title) => ({ title, value: title, enabled: true }));
  const field = { role: "unknown", control: "radio", enabled: true, value: "Individual", choices } as const;
  expect(companysChoice(field)?.title).toBe("Business");
  expect(companysChoice({ ...field, value: "Business" })).toBeUndefined();
});
