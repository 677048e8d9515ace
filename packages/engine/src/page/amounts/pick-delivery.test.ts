import { expect, it } from "vitest";
import { languages } from "../../words/languages.ts";
import type { AmountSnapshot } from "../in-page/read-amounts.ts";
import { namesDeliveryPrice } from "./pick-delivery.ts";

const row = (label: string, text: string, more: Partial<AmountSnapshot> = {}): AmountSnapshot => ({
  text,
  label,
  seenLabel: "",
  after: "",
  names: "",
  fontSize: 16,
  isBold: false,
  isStruck: false,
  isFollowed: false,
  isCovered: false,
  top: 0,
  ...more,
});
const total = row("Total", "$20.50");

function isNamed(...amounts: AmountSnapshot[]): boolean {
  return namesDeliveryPrice({ amounts, currency: "USD", dollar: "", language: "en" }, languages);
}

it.each(["Shipping", "Flat rate", "Versandkosten", "Delivery: courier, 2 to 3 days"])(
  "%j with a price beside the total says what the delivery costs",
  (label) => expect(isNamed(row(label, "$6.50"), total)).toBe(true),
);

it.each([
  ["the goods", [row("Linen towel", "$14.00"), total]],
  ["a delivery that costs nothing yet", [row("Shipping", "$0.00"), total]],
  ["a delivery that is still worked out", [row("Shipping, calculated at next step", "$1.00"), total]],
  [
    "a limit from which the delivery is free",
    [row("Shipping is free if you order for at least this sum: go on shopping now", "$10.00"), total],
  ],
  ["a price that no longer holds", [row("Shipping", "$6.50", { isStruck: true }), total]],
  ["a total that includes it", [row("Total including shipping", "$6.50"), total]],
  ["no total", [row("Shipping", "$6.50")]],
])("%s does not", (_what, amounts) => expect(isNamed(...amounts)).toBe(false));
