import { boughtOnce, isRepeating } from "../../../choosing/bought-once.ts";
import { paymentsAsked } from "../../../choosing/money/payments-asked.ts";
import { findOnly } from "../../../find-only.ts";
import { findAmounts } from "../../../page/amounts/parse-money.ts";
import type { FieldRole } from "../../../page/fields/field-role.ts";
import { findLeastPayments } from "../../../page/fields/one-payment.ts";
import type { Field, FieldChoice } from "../../../page/fields/read-fields.ts";
import { realChoices } from "../../../page/fields/real-choices.ts";
import { isRefusal } from "../../../words/pages/is-refusal.ts";
import { says } from "../../../words/says.ts";
import { refusesSomething } from "./refuses-something.ts";

/** Questions about the buyer aren't offers, whatever their choices sound like: there is a town called Åbo. */
const offering: ReadonlySet<FieldRole> = new Set(["extra", "unknown"]);

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

/** "Renew automatically every year", unless the request asks for something that repeats. */
export function isRenewing(field: Field, request: string | undefined): boolean {
  const { control, enabled, required, role, label } = field;
  if (control !== "checkbox" || !enabled || required || !offering.has(role)) return false;
  if (refusesSomething(label)) return false;
  if (request !== undefined && isRepeating(request)) return false;
  return isRepeating(label) || says(label, ({ total }) => total.again);
}

/** A number that the shop has preset in a field for something other than the goods. */
export function isExtraSum({ role, control, enabled, value, label }: Field): boolean {
  const isOpen = control === "text" && enabled && (role === "unknown" || role === "amount");
  const isPreset = /^\p{Sc}?\s?\d{1,6}(?:[.,]\d{1,2})?\s?\p{Sc}?$/u.test(value.trim()) && /[1-9]/.test(value);
  if (!isOpen || !isPreset) return false;
  if (says(label, ({ fields: { extra } }) => extra)) return true;
  return role === "unknown" && takesMoney(label);
}

/** "Skänk till Barnfonden (kr)": a name that ends with a currency takes money, whatever it is for. */
function takesMoney(label: string): boolean {
  const [, unit = ""] = /[(（]\s?([^()（）]{1,4}?)\s?[)）]\s?[*＊]?$/u.exec(label.trim()) ?? [];
  return /^\p{Sc}$/u.test(unit) || shortMoney.has(unit) || currencies.has(unit);
}

/** As written: "ft" is a length. */
const shortMoney: ReadonlySet<string> = new Set(["kr", "Kr", "kr.", "zł", "Kč", "Ft", "lei", "лв"]);
const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));

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

/** A list of instalments with nothing chosen has no preset: all is paid at once, unless the request counts several. */
export function isOpenPlan(
  field: Pick<Field, "role" | "value" | "control" | "choices" | "native">,
  request: string | undefined,
): boolean {
  if (field.role !== "extra" || field.value !== "" || !findLeastPayments(realChoices(field))) return false;
  return paymentsAsked(request) === undefined;
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

export function insteadOfSubscription(field: Field, request: string | undefined): FieldChoice | undefined {
  if (!field.enabled || field.choices === undefined || !offering.has(field.role)) return undefined;
  const choices = realChoices(field);
  const once = boughtOnce(choices, request);
  const isTaken = choices.some((one) => one.value === field.value && !once.includes(one));
  return isTaken ? once[0] : undefined;
}

/** The choice of "none"; for instalments, the one that pays all at once. */
export function refusalIn(choices: readonly FieldChoice[]): FieldChoice | undefined {
  return choices.find(({ title, enabled }) => enabled && isRefusal(title)) ?? findLeastPayments(choices);
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

/** The shortest words for a street are others elsewhere: "via email". */
function isOfAddressAlone(phrase: string): boolean {
  return phrase.length > 3;
}
