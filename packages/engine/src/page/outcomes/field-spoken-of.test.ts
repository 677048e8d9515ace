import { expect, it } from "vitest";
import { fieldSpokenOf } from "./field-spoken-of.ts";

const form = [
  { label: "Nr domu / lokalu", role: "houseNumber" },
  { label: "Kod", role: "postalCode" },
  { label: "Komórka", role: "phone" },
  { label: "E-mail", role: "email" },
  { label: "Powtórz e-mail", role: "email" },
] as const;

it.each([
  ["Nieprawidłowy numer domu.", "Nr domu / lokalu"],
  ["Le code postal est incorrect", "Kod"],
  ["Please enter your postal code and phone number", undefined],
  ["The e-mail address is not valid", undefined],
  ["Something is not right", undefined],
])("%j speaks of %s, and of no field if it may be about several or none", (text, label) => {
  expect(fieldSpokenOf(text, form)?.label).toBe(label);
});
