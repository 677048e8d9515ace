import { expect, it } from "vitest";
import { asksForOne } from "./asks-for-one.ts";

it.each([
  "one cedar soap bar, standard delivery",
  "a soap bar",
  "Please send me 1 bar",
  "ein Cedar soap bar, bitte",
])("%j asks for one", (request) => {
  expect(asksForOne(request, "Cedar soap bar")).toBe(true);
});

it.each(["Cedar soap", "the soap bars", "some soap", "one parcel, please, with soap", undefined])(
  "%j does not say that it asks for one",
  (request) => {
    expect(asksForOne(request, "Cedar soap bar")).toBe(false);
  },
);
