import { boughtOnce, isRepeating } from "../../choosing/bought-once.ts";
import { paymentsAsked } from "../../choosing/money/payments-asked.ts";
import { namedPhrases } from "../../choosing/request/named-phrases.ts";
import { findOnly } from "../../find-only.ts";
import { findAmounts } from "../../page/amounts/parse-money.ts";
import { callInPage } from "../../page/call-in-page.ts";
import type { FieldRole } from "../../page/fields/field-role.ts";
import { findLeastPayments, findPayments } from "../../page/fields/one-payment.ts";
import type { Field, FieldChoice } from "../../page/fields/read-fields.ts";
import { realChoices } from "../../page/fields/real-choices.ts";
import { fillField } from "../../page/filling/fill.ts";
import { fillEach } from "../../page/filling/fill-each.ts";
import { isRefusal } from "../../words/is-refusal.ts";
import { isLanguageKnown, languages } from "../../words/languages.ts";
import { hasPhrase, normalise } from "../../words/normalise.ts";
import { says } from "../../words/says.ts";
import type { Visit } from "../visit.ts";
import { isAskedBox } from "./asked-box.ts";
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
  return clearBoxes(visit, [...extrasIn(visit, fields), ...priced, ...renewing]);
}

/** "Renew automatically every year", unless the request asks for something that repeats. */
export function isRenewing(field: Field, request: string | undefined): boolean {
  const { control, enabled, required, role, label } = field;
  if (control !== "checkbox" || !enabled || required || !offering.has(role)) return false;
  if (refusesSomething(label)) return false;
  if (request !== undefined && isRepeating(request)) return false;
  return isRepeating(label) || says(label, ({ total }) => total.again);
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

/** A number that the shop has preset in a field for something other than the goods. */
export function isExtraSum({ role, control, enabled, value, label }: Field): boolean {
  const isOpen = control === "text" && enabled && (role === "unknown" || role === "amount");
  const isPreset = /^\p{Sc}?\s?\d{1,6}(?:[.,]\d{1,2})?\s?\p{Sc}?$/u.test(value.trim()) && /[1-9]/.test(value);
  if (!isOpen || !isPreset) return false;
  return says(label, ({ fields: { extra } }) => extra);
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

/**
 * "Protected shipping (+$9.00)", selected, beside "At my own risk": returns the latter. Undefined if the
 * choices are delivery or payment methods, or if the price isn't marked as an addition or isn't the only one.
 */
export function insteadOfAddition(field: Field): FieldChoice | undefined {
  if (!field.enabled || !offering.has(field.role) || field.value === "") return undefined;
  const choices = realChoices(field);
  const other = findOnly(choices.filter(({ value }) => value !== field.value));
  const taken = choices.find(({ value }) => value === field.value);
  if (!taken || !other || !addsToPrice(taken.title)) return undefined;
  const isFree = other.enabled && findAmounts(other.title).every(({ amount }) => Number(amount) === 0);
  return isFree && !isWayToDeliverOrPay(`${field.label} ${other.title}`) ? other : undefined;
}

/** "(+ $9.00)", "+9,00 €". */
function addsToPrice(title: string): boolean {
  const isAdded = /[+＋]\s?[\p{L}\p{Sc}]{0,4}\s?\d/u.test(title);
  return isAdded && findAmounts(title).some(({ amount }) => Number(amount) > 0);
}

function isWayToDeliverOrPay(words: string): boolean {
  return says(words, ({ delivery, payment }) => [
    ...delivery.names,
    ...delivery.collection,
    ...payment.card,
    ...payment.other,
  ]);
}

/** The texts of everything selected or ticked at a price, except delivery and payment. */
export function chosenAtPrice(fields: readonly Field[]): string[] {
  return fields.flatMap((field) => {
    const { role, control, value, label } = field;
    if (value === "") return [];
    if (control === "checkbox") return isPriced(label) ? [label] : [];
    const taken = offering.has(role) ? realChoices(field).find((one) => one.value === value) : undefined;
    return taken && isPriced(taken.title) ? [taken.title] : [];
  });
}

function isPriced(words: string): boolean {
  return findAmounts(words).some(({ amount }) => Number(amount) > 0);
}

/** Replaces a preselected subscription by the choice that buys once. */
export async function buyOnce(visit: Visit, fields: readonly Field[]): Promise<boolean> {
  const bought = fields.flatMap((field) => {
    const once = insteadOfSubscription(field, visit.order.request);
    return once ? [{ field, value: once.value }] : [];
  });
  return fillEach(bought, visit.pace);
}

/** Questions about the buyer aren't offers, whatever their choices sound like: there is a town called Åbo. */
const offering: ReadonlySet<FieldRole> = new Set(["extra", "unknown"]);

export function insteadOfSubscription(field: Field, request: string | undefined): FieldChoice | undefined {
  if (!field.enabled || field.choices === undefined || !offering.has(field.role)) return undefined;
  const choices = realChoices(field);
  const once = boughtOnce(choices, request);
  const isTaken = choices.some((one) => one.value === field.value && !once.includes(one));
  return isTaken ? once[0] : undefined;
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

/** A list of instalments with nothing chosen has no preset: all is paid at once, unless the request counts several. */
export function isOpenPlan(
  field: Pick<Field, "role" | "value" | "control" | "choices" | "native">,
  request: string | undefined,
): boolean {
  if (field.role !== "extra" || field.value !== "" || !findLeastPayments(realChoices(field))) return false;
  return paymentsAsked(request) === undefined;
}

/** A choice between something at a price and nothing: no need to ask. */
export function sellsMore(field: Pick<Field, "role" | "choices" | "control" | "native">): boolean {
  const { role, control } = field;
  if (role !== "unknown" && role !== "giftMessage") return false;
  if (control === "checkbox") return false;
  const offered = realChoices(field);
  const refusals = offered.filter(({ title }) => isRefusal(title));
  const others = offered.filter((one) => !refusals.includes(one));
  return (
    refusals.length === 1 && others.length > 0 && others.every(({ title }) => findAmounts(title).length > 0)
  );
}

/** Boxes of unknown purpose that the shop has ticked. */
function unaskedIn(visit: Visit, fields: readonly Field[]): Field[] {
  return fields.filter((field) => isUnasked(field) && !isAskedFor(visit, field));
}

/**
 * In a checkout, an optional box is left empty, whatever its text: it sells something or gives a consent. One
 * that mentions an address, or what the address is for, may say that two addresses are the same.
 */
export function isUnasked({ role, control, enabled, required, label }: Field): boolean {
  const isOpen = control === "checkbox" && enabled && !required;
  if (!isOpen || (role !== "unknown" && role !== "giftMessage") || refusesSomething(label)) return false;
  // What has a price says nothing of addresses: "Climate neutral delivery (+$0.89)".
  if (addsToPrice(label)) return true;
  return !says(label, ({ fields, purpose }) => [
    ...fields.addressLine1.filter(isOfAddressAlone),
    ...purpose.shipping,
    ...purpose.billing,
  ]);
}

/** The shortest words for a street are others elsewhere: "via email". */
function isOfAddressAlone(phrase: string): boolean {
  return phrase.length > 3;
}

/** The choice of "none"; for instalments, the one that pays all at once. */
function refusalIn(choices: readonly FieldChoice[]): FieldChoice | undefined {
  return choices.find(({ title, enabled }) => enabled && isRefusal(title)) ?? findLeastPayments(choices);
}

function isAskedFor(visit: Visit, field: Field): boolean {
  const { request } = visit.order;
  if (request === undefined) return false;
  if (isAskedBox(visit, field)) return true;
  if (isOpeningBox(field, [field], request)) return true;
  const words = [field.label, ...realChoices(field).map(({ title }) => title)].join(" ");
  return isExtraNamed(request, words);
}

/**
 * Whether the request asks for the extra that these words of the shop offer. Words that name none of the extras
 * that are known in the request's language may mean any of them.
 */
export function isExtraNamed(request: string, words: string): boolean {
  if (isRefused(words, request)) return false;
  const plain = normalise(words);
  const named = languages.flatMap(({ fields: { extra } }) => {
    const wanted = namedPhrases(request, extra);
    const offered = extra.filter((phrase) => hasPhrase(plain, [phrase]));
    return wanted.length > 0 ? [{ wanted, offered }] : [];
  });
  // A word may be one of several languages: "donation".
  const known = named.filter(({ offered }) => offered.length > 0);
  if (known.length === 0) return named.length > 0;
  return known.some(({ wanted, offered }) => offered.some((one) => isAkin(one, wanted)));
}

/** "Gift wrap" and "gift wrapping". */
function isAkin(offered: string, wanted: readonly string[]): boolean {
  const own = offered.split(" ");
  return wanted.some((phrase) => phrase.split(" ").some((word) => own.includes(word)));
}
