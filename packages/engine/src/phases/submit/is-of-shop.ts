import { siteOf } from "../../page/own-frames.ts";
import type { FormWork } from "../form/form-work.ts";
import type { Visit } from "../visit.ts";

/** Whether an address is of the shop that the order was placed at, and not of whom it hands over to for the payment. */
export function isOfShop(
  { order }: Pick<Visit, "order">,
  { payment }: Pick<FormWork, "payment">,
  address: string,
): boolean {
  return [order.url, payment.orderedAt ?? order.url].some((own) => siteOf(own) === siteOf(address));
}
