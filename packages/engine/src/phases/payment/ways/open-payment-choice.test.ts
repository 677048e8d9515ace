import { expect, test } from "vitest";
import { mayOpen } from "./open-payment-choice.ts";

const button = {
  text: "Elegir",
  names: "button-payment-methods btn btn-primary",
  move: "choose",
  disabled: false,
  isLink: false,
  isSubmit: false,
  isAside: false,
  isInText: false,
} as const;

test("a button opens the ways to pay by its text, or by its name where it only asks to choose", () => {
  expect(mayOpen(button)).toBe(true);
  expect(mayOpen({ ...button, names: "button-shipping-methods btn" })).toBe(false);
  expect(mayOpen({ ...button, text: "Continuar", move: "continue" })).toBe(false);
  expect(mayOpen({ ...button, text: "Payment method: select", names: "row", move: undefined as never })).toBe(
    true,
  );
});
