import type { Checkout } from "@cartwright/contract";
import { readStoreOrders } from "../read-store-orders.ts";
import type { Screen } from "./screen.ts";

/** Prints the receipt and the merchant's own record. True if there is exactly one order and both agree. */
export async function compareWithMerchant(
  checkout: Checkout,
  storeUrl: string,
  screen: Screen,
): Promise<boolean> {
  const { receipt } = checkout;
  if (checkout.status !== "succeeded" || !receipt) {
    screen.problem(
      `The checkout ended as ${checkout.status}${checkout.failure ? `: ${checkout.failure.reason}` : ""}.`,
    );
    return false;
  }
  screen.section("The receipt");
  screen.fact("order", receipt.merchantOrderId ?? "no number shown");
  screen.fact("total", receipt.total ? `${receipt.total.amount} ${receipt.total.currency}` : "not shown");
  screen.fact("evidence", receipt.evidence.url);

  const orders = await readStoreOrders(storeUrl);
  const order = orders.find((candidate) => candidate.number === receipt.merchantOrderId);
  screen.section(`The merchant's own record (${storeUrl}/_orders)`);
  if (!order || orders.length !== 1) {
    screen.problem(
      `The store lists ${orders.length} orders, and ${order ? "more than" : "not"} the one of the receipt.`,
    );
    return false;
  }
  for (const line of order.lines)
    screen.fact("line", `${line.quantity} × ${line.title}, ${Object.values(line.options).join(" / ")}`);
  screen.fact("total", `${order.total.amount} ${order.total.currency}`);
  screen.fact("card", `•••• ${order.cardLast4}`);
  if (order.total.amount !== receipt.total?.amount) {
    screen.problem("The receipt's total differs from the merchant's.");
    return false;
  }
  screen.success("One order, and both sides agree on it.");
  return true;
}
