import { siteOf } from "../../../page/own-frames.ts";
import type { FormWork } from "../../form/form-work.ts";
import type { Visit } from "../../visit.ts";

/** Whether an address belongs to the shop where the order was placed, not to its payment provider. */
export function isOfShop(
  { order }: Pick<Visit, "order">,
  { payment }: Pick<FormWork, "payment">,
  address: string,
): boolean {
  return [order.url, payment.orderedAt ?? order.url].some((own) => siteOf(own) === siteOf(address));
}
