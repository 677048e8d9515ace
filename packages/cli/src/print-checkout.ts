import type { Checkout, DisplayedMoney, Quote, Receipt } from "@cartwright/contract";
import type { Output } from "./output.ts";
import { safeText } from "./safe-text.ts";

/** Prints how a checkout ended. */
export function printEnd(output: Output, checkout: Checkout): void {
  output.json({ type: "end", checkout });
  output.line();
  if (checkout.quote) printQuote(output, checkout.quote);
  else if (checkout.receipt) printReceipt(output, checkout.receipt);
  else printFailure(output, checkout);
  output.fact("checkout", checkout.id);
}

function printQuote(output: Output, { items, shipping, tax, total }: Quote): void {
  output.line(output.style("green", "The total, with nothing ordered"));
  for (const { quantity, title, price } of items)
    output.fact("item", `${quantity} × ${title}${price ? `, ${amountOf(price)} each` : ""}`);
  output.fact("shipping", shipping ? amountOf(shipping) : "not said apart");
  output.fact("tax", tax ? amountOf(tax) : "not said apart");
  output.fact("total", amountOf(total));
}

function printReceipt(output: Output, { merchantOrderId, total, evidence }: Receipt): void {
  output.line(output.style("green", "✓ Bought"));
  output.fact("order", merchantOrderId ?? "the shop showed no number");
  output.fact("total", total ? amountOf(total) : "the shop showed none");
  output.fact("evidence", evidence.url);
}

function printFailure(output: Output, { status, failure, progressItems }: Checkout): void {
  const reason = failure ? `: ${failure.reason}` : "";
  output.line(output.style("red", `✗ Not bought (${status}${reason})`));
  const message = progressItems.at(-1)?.data.message;
  if (typeof message === "string") output.line(`  ${safeText(message)}`);
}

export function amountOf({ amount, currency }: DisplayedMoney): string {
  return currency === undefined ? amount : `${amount} ${currency}`;
}
