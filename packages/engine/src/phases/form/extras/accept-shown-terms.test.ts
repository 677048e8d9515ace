import { expect, test } from "vitest";
import { opensTerms } from "./accept-shown-terms.ts";

const opens = (text: string, given: object = {}) =>
  opensTerms({ text, disabled: false, isLink: false, isSubmit: false, isAside: false, ...given });

test.each([
  "Read and accept the terms of sale",
  "I accept the terms and conditions",
  "AGB lesen und akzeptieren",
])("%s shows terms to accept", (text) => {
  expect(opens(text)).toBe(true);
  expect(opens(text, { isSubmit: true })).toBe(false);
  expect(opens(text, { isLink: true })).toBe(false);
});

test.each([
  "Terms and conditions",
  "Accept",
  "Accept the terms and order",
  "I accept the terms and pay $28.90",
  "AGB akzeptieren und kaufen",
  "J'accepte les CGV et je commande",
  "Acepto las condiciones y compro",
])("%s is not pressed for that", (text) => {
  expect(opens(text)).toBe(false);
});
