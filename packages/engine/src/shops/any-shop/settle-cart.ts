import { isSamePage } from "../../deciding/place-of.ts";
import { fillField } from "../../page/filling/fill.ts";
import { settle } from "../../page/waiting/settle.ts";
import { findDelivery } from "../../phases/checkout/choose-delivery.ts";
import { setBoxes } from "../../phases/form/form-boxes.ts";
import type { Look } from "../../phases/form/read-ways.ts";
import { buyOnce, clearExtraBoxes, refuseExtraChoices } from "../../phases/form/turn-down-extras.ts";
import type { Visit } from "../../phases/visit.ts";

/**
 * Corrects the page between product and checkout: turns down extras and subscriptions, accepts terms and
 * chooses a delivery if the cart requires them.
 */
export async function settleCart(visit: Visit, { reading, all, fields }: Look): Promise<void> {
  const { order, page, pace } = visit;
  const isProduct = isSamePage(order.url, reading.url);
  // Beside a product, an apparent extra or delivery may be a chosen variant.
  const isRefused = !isProduct && (await refuseExtraChoices(visit, all));
  await clearExtraBoxes(visit, all);
  const terms = fields.filter(({ role }) => role === "terms");
  const isAgreed = await setBoxes(visit, terms);
  const delivery = isProduct ? undefined : findDelivery(fields, order.request);
  const isOpen = delivery !== undefined && !delivery.isChosen;
  if (isOpen) await fillField(delivery.group, delivery.value, pace);
  const isOnce = !isProduct && (await buyOnce(visit, fields));
  if (isRefused || isAgreed || isOpen || isOnce) await settle(page, pace);
}
