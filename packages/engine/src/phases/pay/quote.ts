import type { Quote, QuotedItem } from "@cartwright/contract";
import type { CheckoutOutcome } from "../../checkout-host.ts";
import type { CartItem } from "../../shops/shop.ts";
import { failures } from "../failures/failures.ts";
import type { FormWork } from "../form/form-work.ts";
import { cardFormInSight, showCardForm } from "../payment/card/card-form.ts";
import { describeTotal } from "../payment/total/describe-total.ts";
import { readOrderTotal } from "../payment/total/read-order-total.ts";
import { hostOf, type Visit } from "../visit.ts";
import { writeMoney } from "../write-money.ts";

/**
 * Ends where a purchase would ask for approval of its total: no card is asked for, and nothing that may order
 * is pressed.
 */
export async function quote(visit: Visit, work: FormWork, item: CartItem): Promise<CheckoutOutcome> {
  // Choosing to pay by card may itself change the total, so the form comes first.
  if (!cardFormInSight(work)) await showCardForm(visit, work);
  const read = await readOrderTotal(visit, work);
  const { total, unseen, priceLines = { shipping: null, tax: null } } = read;
  if (!total) throw failures.noTotalToQuote(visit, unseen && writeMoney(unseen));
  const quoted: Quote = {
    items: [itemOf(visit, item)],
    ...priceLines,
    total,
  };
  await visit.host.report({
    code: "quoted",
    label: `${hostOf(visit)}: ${describeTotal(read, visit.order.maxCost)} Nothing was ordered.`,
    facts: { ...quoted },
  });
  return { status: "quoted", quote: quoted };
}

function itemOf({ goods = "", currency }: Visit, { variant, options, quantity }: CartItem): QuotedItem {
  const chosen = options.flatMap(({ name }, at) => {
    const value = variant.values[at];
    return value === undefined ? [] : [[name, value] as const];
  });
  const { price } = variant;
  return {
    title: goods,
    options: Object.fromEntries(chosen),
    quantity,
    price: price === undefined ? null : { amount: price, ...(currency !== undefined && { currency }) },
  };
}
