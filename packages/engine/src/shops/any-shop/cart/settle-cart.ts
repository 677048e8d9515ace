import { isSamePage } from "../../../deciding/place-of.ts";
import { fillField } from "../../../page/filling/fill.ts";
import { settle } from "../../../page/waiting/settle.ts";
import { findDelivery } from "../../../phases/checkout/choose-delivery.ts";
import { setBoxes } from "../../../phases/form/form-boxes.ts";
import { noteSettled } from "../../../phases/form/note-settled.ts";
import { obeyRequest } from "../../../phases/form/obey-request.ts";
import { type Look, lookAt } from "../../../phases/form/read-ways.ts";
import { buyOnce, clearExtraBoxes, refuseExtraChoices } from "../../../phases/form/turn-down-extras.ts";
import type { Visit } from "../../../phases/visit.ts";
import { giveWishes } from "./give-wishes.ts";

/**
 * Corrects the page between product and checkout: gives what the request says for the cart, turns down extras and
 * subscriptions, accepts terms and chooses a delivery if the cart requires them.
 */
export async function settleCart(visit: Visit, look: Look): Promise<void> {
  const isProduct = isSamePage(visit.order.url, look.reading.url);
  if (!isProduct && (await giveWishes(visit, look))) return settleCart(visit, await lookAt(visit));
  if (!(await turnDown(visit, look, { isProduct }))) return chooseDelivery(visit, look, { isProduct });
  // A cart may be drawn anew with each change.
  await settle(visit.page, visit.pace);
  await chooseDelivery(visit, await lookAt(visit), { isProduct });
}

/** Beside a product, an apparent extra or subscription may be a chosen variant. Returns true if something was changed. */
async function turnDown(
  visit: Visit,
  { all, fields }: Look,
  { isProduct }: { isProduct: boolean },
): Promise<boolean> {
  const isRefused = !isProduct && (await refuseExtraChoices(visit, all));
  const isCleared = await clearExtraBoxes(visit, all);
  const terms = fields.filter(({ role }) => role === "terms");
  const isAgreed = await setBoxes(visit, terms);
  const isOnce = !isProduct && (await buyOnce(visit, fields));
  const isObeyed = !isProduct && (await obeyRequest(visit, fields));
  return isRefused || isCleared || isAgreed || isOnce || isObeyed;
}

async function chooseDelivery(
  visit: Visit,
  { fields }: Look,
  { isProduct }: { isProduct: boolean },
): Promise<void> {
  const delivery = isProduct ? undefined : findDelivery(fields, visit.order.request);
  if (!delivery) return;
  noteSettled(visit, delivery.best.label);
  if (delivery.isChosen) return;
  await fillField(delivery.group, delivery.value, visit.pace);
  await settle(visit.page, visit.pace);
}
