import { decimal } from "../../../money.ts";
import type { Order } from "../../../orders/order.ts";
import { type Basket, itemsOf } from "../cart/basket.ts";
import { chosenNames } from "../catalogue/product.ts";
import { destinationOf, totalsOf } from "./totals.ts";

/** The record of a sale. A provider may have charged more than the basket, including its fee. */
export function orderFrom(
  basket: Basket,
  cardLast4: string,
  totalMinor = totalsOf(basket).totalMinor,
): Omit<Order, "number"> {
  const { email, billing, ...details } = basket.details;
  const destination = destinationOf({ ...details, email, billing });
  return {
    email,
    lines: itemsOf(basket.lines).map(({ product, variation, quantity }) => ({
      title: product.name,
      options: chosenNames(product, variation),
      quantity,
    })),
    shippingAddress: { ...destination, phone: destination.phone || billing.phone },
    total: { amount: decimal(totalMinor), currency: "USD" },
    cardLast4,
    createdAt: new Date().toISOString(),
  };
}
