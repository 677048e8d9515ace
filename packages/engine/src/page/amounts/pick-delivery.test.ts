import { expect, it } from "vitest";
import type { AmountSnapshot } from "../in-page/amounts/read-amounts.ts";
import { amountRow } from "./amount-fixture.ts";
import { namesDeliveryPrice } from "./pick-delivery.ts";

const total = amountRow("Total", "$20.50");

function isNamed(...amounts: AmountSnapshot[]): boolean {
  return namesDeliveryPrice({ amounts, currency: "USD", dollar: "", language: "en" });
}

it.each(["Shipping", "Flat rate", "Versandkosten", "Delivery: courier, 2 to 3 days"])(
  "%j with a price beside the total says what the delivery costs",
  (label) => expect(isNamed(amountRow(label, "$6.50"), total)).toBe(true),
);

it.each([
  ["the goods", [amountRow("Linen towel", "$14.00"), total]],
  ["a delivery that costs nothing yet", [amountRow("Shipping", "$0.00"), total]],
  ["a delivery that is still worked out", [amountRow("Shipping, calculated at next step", "$1.00"), total]],
  [
    "a limit from which the delivery is free",
    [amountRow("Shipping is free if you order for at least this sum: go on shopping now", "$10.00"), total],
  ],
  ["a price that no longer holds", [amountRow("Shipping", "$6.50", { isStruck: true }), total]],
  ["a total that includes it", [amountRow("Total including shipping", "$6.50"), total]],
  ["no total", [amountRow("Shipping", "$6.50")]],
])("%s does not", (_what, amounts) => expect(isNamed(...amounts)).toBe(false));
