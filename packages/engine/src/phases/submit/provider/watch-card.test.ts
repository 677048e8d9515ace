import { expect, it } from "vitest";
import { holdsSecrets } from "../../../browser/masking/find-secrets.ts";
import { holdsCard } from "./watch-card.ts";

const isGiven = (text: string) => holdsSecrets(text, ["4242 4242 4242 4242", "12/34", "123"]);

it.each([
  ["number=4242+4242+4242+4242&expiry=12%2F34&cvc=123", true],
  ['{"number":"4242424242424242","cvc":"123"}', true],
  ["field=number&value=4242424242424242", false],
  ["https://pay.example/value?visit=a-9041-b&order=1001\nnumber=4242424242424242&at=812", false],
  ["field=cvc&value=123", false],
  ["number=5555555555554444&cvc=123", false],
])("tells a request that may order from one that reports a field: %s", (text, isOrder) => {
  expect(holdsCard(text, isGiven)).toBe(isOrder);
});
