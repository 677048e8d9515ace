import { collectionAsked } from "../../choosing/delivery/asks-for-collection.ts";
import { chooseShipping } from "../../choosing/delivery/choose-shipping.ts";
import { findAmounts } from "../../page/amounts/parse-money.ts";
import { type Field, fieldWithRole } from "../../page/fields/read-fields.ts";
import { realChoices } from "../../page/fields/real-choices.ts";
import { isDrawnList, namedByTitle, readDrawnChoices } from "../../page/filling/choose-from-drawn-list.ts";
import { fillField } from "../../page/filling/fill.ts";
import { settle } from "../../page/waiting/settle.ts";
import { isCollection } from "../../words/delivery/is-collection.ts";
import { normalise } from "../../words/normalise.ts";
import { quoted } from "../../words/quoted.ts";
import { says } from "../../words/says.ts";
import { failures } from "../failures/failures.ts";
import { noteSettled } from "../form/extras/note-settled.ts";
import type { FormWork } from "../form/form-work.ts";
import { watchChoice } from "../form/ways/pending-save.ts";
import type { Visit } from "../visit.ts";

/** A list that shows nothing is not opened more often than this. */
const mostOpened = 3;

/**
 * Chooses the delivery method once the shop shows a choice: the cheapest, unless the request says otherwise.
 */
export async function chooseDelivery(
  visit: Visit,
  work: FormWork,
  shown: readonly Field[],
): Promise<boolean> {
  const fields = await withFoldedChoices(visit, work, shown);
  const found = findDelivery(fields, visit.order.request);
  if (!found) return false;
  const { group, best, value, isChosen } = found;
  work.deliveryPrice = best.price;
  if (!isChosen) {
    await choose(visit, work, { group, value });
    noteSettled(visit, best.label);
  }
  if (work.delivery === "open") {
    work.delivery = "done";
    noteOpener(visit, work, fields);
    noteSettled(visit, best.label);
    noteNotCollected(visit, work, best.label);
    // Earlier presses may have failed for lack of this choice; keep only the one that opened the delivery
    // window.
    visit.journal.forget(work.chooser?.key);
    await visit.host.report({
      code: "shipping_chosen",
      label: `Chose the delivery ${quoted(best.label)}.`,
      facts: { method: best.label, price: best.price ?? null },
    });
  }
  return !isChosen;
}

/** What is delivered although the request wants to fetch it is told with the total. */
function noteNotCollected(visit: Visit, { item }: FormWork, delivery: string): void {
  const said = collectionAsked(visit.order.request);
  if (said === undefined || [delivery, ...item.variant.values].some(isCollection)) return;
  visit.unmatched = [...(visit.unmatched ?? []), said];
}

/** A drawn list may show its choices only while it is open. */
async function withFoldedChoices(
  { pace }: Visit,
  { tries }: FormWork,
  fields: readonly Field[],
): Promise<readonly Field[]> {
  const list = fieldWithRole(fields, "shippingMethod");
  const isFolded = list && isDrawnList(list) && list.value === "" && realChoices(list).length === 0;
  const opened = tries.get("open delivery") ?? 0;
  if (!isFolded || opened >= mostOpened) return fields;
  tries.set("open delivery", opened + 1);
  const choices = (await readDrawnChoices(list, pace)).map(namedByTitle);
  return fields.map((field) => (field === list ? { ...field, choices } : field));
}

/** If delivery methods are the only fields, they are in a window, opened by the last press. */
function noteOpener({ journal }: Visit, work: FormWork, fields: readonly Field[]): void {
  const last = journal.entries.at(-1);
  if (last && fields.every(({ role }) => role === "shippingMethod"))
    work.chooser ??= { key: last.action, step: last.step };
}

export interface DeliveryToChoose {
  group: Field;
  best: { label: string; price: string | undefined };
  value: string;
  isChosen: boolean;
}

/**
 * The delivery choice, and the option to select. A second one, such as the day after the kind of delivery,
 * only counts while it is open.
 */
export function findDelivery(
  fields: readonly Field[],
  request: string | undefined,
): DeliveryToChoose | undefined {
  const first = fieldWithRole(fields, "shippingMethod");
  const others = fields.filter((field) => field.role === "shippingMethod" && field !== first);
  const found = first && deliveryIn(first, request);
  if (found && !found.isChosen) return found;
  const open = others.filter(({ value, enabled }) => enabled && value === "");
  return open.map((group) => deliveryIn(group, request)).find(Boolean) ?? found;
}

function deliveryIn(group: Field, request: string | undefined): DeliveryToChoose | undefined {
  const offers = withFreeOptions(realChoices(group).map(offerOf));
  const best = chooseShipping(offers, request);
  if (!best) return undefined;
  // A custom listbox identifies its choices by their text.
  const value = group.control === "listbox" ? best.label : best.value;
  const isChosen = group.value === value || normalise(group.value) === normalise(value);
  return { group, best, value, isChosen };
}

async function choose(
  visit: Visit,
  work: FormWork,
  { group, value }: { group: Field; value: string },
): Promise<void> {
  const noteSave = watchChoice(visit, work.save);
  const outcome = await fillField(group, value, visit.pace);
  work.save = noteSave();
  work.totalBefore = undefined;
  const tries = (work.tries.get("delivery") ?? 0) + 1;
  work.tries.set("delivery", tries);
  if (!outcome.filled && tries >= 4) throw failures.deliveryRefused(visit, outcome.why);
  await settle(visit.page, visit.pace);
}

/** An option without a price beside priced ones is free. */
export function withFreeOptions<Offer extends { price: string | undefined }>(
  offers: readonly Offer[],
): Offer[] {
  const isPriced = offers.some(({ price }) => price !== undefined);
  return offers.map((offer) => (isPriced && offer.price === undefined ? { ...offer, price: "0" } : offer));
}

function offerOf({ title, value }: { title: string; value: string }) {
  const isFree = says(title, ({ delivery }) => delivery.free);
  // Text in brackets after the price is its tax, or the total from which it is waived.
  const aside = /\([^()]*\)/g;
  const priced = findAmounts(title.replace(aside, " ")).at(-1) ?? findAmounts(title).at(-1);
  const price = priced?.amount ?? (isFree ? "0" : undefined);
  return { label: title, value, price };
}
