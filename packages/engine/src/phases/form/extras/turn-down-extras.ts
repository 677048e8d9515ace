import { paymentsAsked } from "../../../choosing/money/payments-asked.ts";
import { findAmounts } from "../../../page/amounts/parse-money.ts";
import { callInPage } from "../../../page/call-in-page.ts";
import { findPayments } from "../../../page/fields/one-payment.ts";
import type { Field, FieldChoice } from "../../../page/fields/read-fields.ts";
import { realChoices } from "../../../page/fields/real-choices.ts";
import { fillField } from "../../../page/filling/fill.ts";
import { fillEach } from "../../../page/filling/fill-each.ts";
import { isLanguageKnown } from "../../../words/languages.ts";
import type { Visit } from "../../visit.ts";
import { isAskedBox } from "./asked-box.ts";
import {
  insteadOfAddition,
  insteadOfSubscription,
  isExtraSum,
  isOpenPlan,
  isRenewing,
  isUnasked,
  refusalIn,
  sellsMore,
} from "./extras.ts";
import { isExtraNamed } from "./is-extra-named.ts";
import { noteSettled } from "./note-settled.ts";
import { isRefused, obeyRequest } from "./obey-request.ts";
import { isOpeningBox } from "./opening-box.ts";
import { refusesSomething } from "./refuses-something.ts";

/**
 * Turns down extras that the shop adds unasked: insurance, gift wrapping, a donation, a tip. Returns true if
 * something was changed, since the total then changes too.
 */
export async function turnDownExtras(visit: Visit, fields: readonly Field[]): Promise<boolean> {
  const isCleared = await clearBoxes(visit, [...extrasIn(visit, fields), ...unaskedIn(visit, fields)]);
  const isTurnedDown = await refuseExtraChoices(visit, fields);
  const isEmptied = await emptyExtraSums(visit, fields);
  const isFree = await takeWhatIsFree(visit, fields);
  const isOnce = await buyOnce(visit, fields);
  return (await obeyRequest(visit, fields)) || isOnce || isTurnedDown || isCleared || isEmptied || isFree;
}

/**
 * Clears boxes only: beside a product, a choice that sounds like an extra may be a chosen variant. A ticked
 * box with a price isn't a variant, nor is one that would charge again.
 */
export async function clearExtraBoxes(visit: Visit, fields: readonly Field[]): Promise<boolean> {
  const priced = unaskedIn(visit, fields).filter(({ label }) => findAmounts(label).length > 0);
  const renewing = fields.filter((field) => isRenewing(field, visit.order.request));
  return clearBoxes(visit, [...extrasIn(visit, fields), ...priced, ...renewing, ...refusedIn(visit, fields)]);
}

/** Ticked boxes for what the request does not want: "Onion", for "without onions". */
function refusedIn({ order: { request } }: Visit, fields: readonly Field[]): Field[] {
  if (request === undefined) return [];
  return fields.filter(
    ({ control, enabled, required, label }) =>
      control === "checkbox" && enabled && !required && !refusesSomething(label) && isRefused(label, request),
  );
}

async function clearBoxes(visit: Visit, boxes: readonly Field[]): Promise<boolean> {
  const ticked = boxes.filter(({ control, value }) => control === "checkbox" && value !== "");
  const cleared = ticked.map((field) => ({ field, value: "no" }));
  return fillEach(cleared, visit.pace);
}

export async function refuseExtraChoices(visit: Visit, fields: readonly Field[]): Promise<boolean> {
  const planned = plansAsked(visit, fields);
  const refused = extrasIn(visit, fields).flatMap((field) => {
    const refusal = planned.has(field) ? undefined : refusalIn(realChoices(field));
    return refusal ? [{ field, value: refusal.value }] : [];
  });
  const chosen = [...planned].map(([field, { value }]) => ({ field, value }));
  const wrong = [...chosen, ...refused].filter(({ field, value }) => value !== field.value);
  return fillEach(wrong, visit.pace);
}

/** The instalments that the request names, by the list that has them. */
function plansAsked(visit: Visit, fields: readonly Field[]): ReadonlyMap<Field, FieldChoice> {
  const count = paymentsAsked(visit.order.request);
  const plans = new Map<Field, FieldChoice>();
  if (count === undefined) return plans;
  for (const field of fields) {
    const plan =
      field.role === "extra" && field.enabled ? findPayments(realChoices(field), count) : undefined;
    if (!plan) continue;
    noteSettled(visit, `${field.label} ${plan.title}`);
    plans.set(field, plan);
  }
  return plans;
}

/** A tip in its own text field. */
async function emptyExtraSums(visit: Visit, fields: readonly Field[]): Promise<boolean> {
  const unasked = fields.filter((field) => isExtraSum(field) && !isAskedFor(visit, field));
  const emptied = unasked.map((field) => ({ field, value: "0" }));
  return fillEach(emptied, visit.pace);
}

/** If the more expensive of two choices is preselected, takes the other one. */
async function takeWhatIsFree(visit: Visit, fields: readonly Field[]): Promise<boolean> {
  let changed = false;
  for (const field of fields) {
    const free = insteadOfAddition(field);
    if (!free || isAskedFor(visit, field) || !(await isRead(visit, field))) continue;
    changed = (await fillField(field, free.value, visit.pace)).filled || changed;
  }
  return changed;
}

/** In an unsupported language, the free choice might be collection. */
async function isRead({ pace }: Visit, { frame, label, choices = [] }: Field): Promise<boolean> {
  const language = await callInPage({ frame, pace }, "documentLanguage").catch(() => "");
  return isLanguageKnown(language, [label, ...choices.map(({ title }) => title)]);
}

/** Replaces a preselected subscription by the choice that buys once. */
export async function buyOnce(visit: Visit, fields: readonly Field[]): Promise<boolean> {
  const bought = fields.flatMap((field) => {
    const once = insteadOfSubscription(field, visit.order.request);
    return once ? [{ field, value: once.value }] : [];
  });
  return fillEach(bought, visit.pace);
}

/** A box that must be ticked isn't an offer. An extra that the request asks for is left as preset. */
function extrasIn(visit: Visit, fields: readonly Field[]): Field[] {
  return fields.filter(
    (field) =>
      field.enabled &&
      (field.role === "extra" || sellsMore(field)) &&
      !(field.control === "checkbox" && (field.required || refusesSomething(field.label))) &&
      (!isAskedFor(visit, field) || isOpenPlan(field, visit.order.request)),
  );
}

/** Boxes of unknown purpose that the shop has ticked. */
function unaskedIn(visit: Visit, fields: readonly Field[]): Field[] {
  return fields.filter((field) => isUnasked(field) && !isAskedFor(visit, field));
}

function isAskedFor(visit: Visit, field: Field): boolean {
  const { request } = visit.order;
  if (request === undefined) return false;
  if (isAskedBox(visit, field)) return true;
  if (isOpeningBox(field, [field], request)) return true;
  const words = [field.label, ...realChoices(field).map(({ title }) => title)].join(" ");
  return isExtraNamed(request, words);
}
