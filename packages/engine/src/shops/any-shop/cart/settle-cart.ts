import { isOfWay, requestedWay } from "../../../choosing/money/requested-way.ts";
import { isSamePage } from "../../../deciding/place-of.ts";
import { fieldWithRole } from "../../../page/fields/read-fields.ts";
import { realChoices } from "../../../page/fields/real-choices.ts";
import { fillField } from "../../../page/filling/fill.ts";
import { settle } from "../../../page/waiting/settle.ts";
import { findDelivery } from "../../../phases/checkout/choose-delivery.ts";
import { redeemCodes } from "../../../phases/checkout/redeem-codes.ts";
import { setBoxes } from "../../../phases/form/extras/form-boxes.ts";
import { noteSettled } from "../../../phases/form/extras/note-settled.ts";
import { obeyRequest } from "../../../phases/form/extras/obey-request.ts";
import {
  buyOnce,
  clearExtraBoxes,
  refuseExtraChoices,
} from "../../../phases/form/extras/turn-down-extras.ts";
import { type Look, lookAt } from "../../../phases/form/ways/read-ways.ts";
import type { Visit } from "../../../phases/visit.ts";
import { isByCard } from "../../../words/paying/is-by-card.ts";
import { giveWishes } from "./give-wishes.ts";

/**
 * Corrects the page between product and checkout: gives what the request says for the cart, turns down extras and
 * subscriptions, accepts terms and chooses how it is delivered and paid if the cart asks for it.
 */
export async function settleCart(visit: Visit, look: Look): Promise<void> {
  const isProduct = isSamePage(visit.order.url, look.reading.url);
  const isGiven = isProduct ? await redeemCodes(visit, look) : await giveWishes(visit, look);
  if (isGiven) return settleCart(visit, await lookAt(visit));
  const isChanged = await turnDown(visit, look, { isProduct });
  if (isProduct) return;
  // A cart may be drawn anew with each change.
  if (isChanged) await settle(visit.page, visit.pace);
  const now = isChanged ? await lookAt(visit) : look;
  const isChosen = await chooseDelivery(visit, now);
  await choosePayment(visit, isChosen ? await lookAt(visit) : now);
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

/** Returns true if another delivery was chosen. */
async function chooseDelivery(visit: Visit, { fields }: Look): Promise<boolean> {
  const delivery = findDelivery(fields, visit.order.request);
  if (!delivery) return false;
  noteSettled(visit, delivery.best.label);
  if (delivery.isChosen) return false;
  await fillField(delivery.group, delivery.value, visit.pace);
  await settle(visit.page, visit.pace);
  return true;
}

/** Where the cart asks how to pay, as the request says, or by card: the shop may not go on without it. A person decides later. */
async function choosePayment(visit: Visit, { fields }: Look): Promise<void> {
  const group = fieldWithRole(fields, "paymentMethod");
  const ways = group ? realChoices(group).filter(({ enabled }) => enabled) : [];
  const requested = requestedWay(ways, visit.order.request);
  const wanted = requested ?? (group?.value === "" ? ways.find(({ title }) => isByCard(title)) : undefined);
  if (requested) visit.unmatched = visit.unmatched?.filter((words) => !isOfWay(words, requested)) ?? [];
  if (!group || !wanted || group.value === wanted.value) return;
  await fillField(group, wanted.value, visit.pace);
  await settle(visit.page, visit.pace);
}
