import type { FormWork } from "../checkout/form-work.ts";
import type { PlacedOrder } from "../submit/placed-order.ts";
import type { Visit } from "../visit.ts";
import { showCardForm } from "./card-form.ts";
import { payAsAgreed } from "./pay-as-agreed.ts";
import { payByCard } from "./pay-by-card.ts";

/** By card where the shop takes one on its pages; otherwise in the way that a person agrees to. */
export async function pay(visit: Visit, work: FormWork): Promise<PlacedOrder> {
  const form = await showCardForm(visit, work);
  return form ? payByCard(visit, work, form) : payAsAgreed(visit, work);
}
