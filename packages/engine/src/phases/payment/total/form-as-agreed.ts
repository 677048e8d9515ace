import { type FieldRole, roleFacts } from "../../../page/fields/field-role.ts";
import type { Field } from "../../../page/fields/read-fields.ts";
import { fillField } from "../../../page/filling/fill.ts";
import type { Pace } from "../../../page/waiting/pace.ts";
import { isByCard } from "../../../words/paying/is-by-card.ts";
import { buyerFields, holds } from "../../buyer/buyer-fields.ts";
import type { Parties } from "../../form/fields/known-buyer.ts";

/** The state of a form's fields that define the purchase: recipient, delivery, and extras. */
export type FormState = ReadonlyMap<string, string>;

/** Choices fixed before a person agrees to the total; payment and terms are still set afterwards. */
const chosenBefore: ReadonlySet<FieldRole> = new Set(["shippingMethod", "extra", "unknown"]);

export function purchaseIn(fields: readonly Field[]): FormState {
  const told = fields.filter(
    (field) =>
      isChoice(field) || field.role === "paymentMethod" || roleFacts[field.role].detail !== undefined,
  );
  return new Map(told.map((field) => [keyOf(field), field.value]));
}

interface PurchaseBefore {
  /** The form when a person was asked about the total. */
  agreed: FormState | undefined;
  /** The form before the press was recorded, with unasked extras turned down. */
  prepared?: FormState;
  parties: Parties;
  /** The way to pay that a person has decided on, maybe after the form was read. */
  way?: string | undefined;
}

/** Whether the page has changed its form: another delivery, another address, an extra. */
export function isOtherPurchase(
  fields: readonly Field[],
  { agreed, prepared, parties, way }: PurchaseBefore,
): boolean {
  const lost = buyerFields(fields, parties).filter((one) => !holds(one, parties));
  return fields.some((field) => {
    const { role, value } = field;
    const before = valueBefore(field, { agreed, way }) ?? value;
    if (isChoice(field) && (prepared?.get(keyOf(field)) ?? value) !== value) return true;
    if (before === value) return false;
    if (isOtherWay(field, before)) return true;
    return role === "shippingMethod" || (before !== "" && lost.some((one) => one.field === field));
  });
}

/** Restores choices that the page has changed since. Returns true if something was restored. */
export async function restoreChoices(
  fields: readonly Field[],
  { agreed, way }: Pick<PurchaseBefore, "agreed" | "way">,
  pace: Pace,
): Promise<boolean> {
  let isRestored = false;
  for (const field of fields) {
    const before = valueBefore(field, { agreed, way });
    if (before === undefined || before === field.value) continue;
    if (!isChoice(field) && !isOtherWay(field, before)) continue;
    const wish = field.control === "checkbox" ? yesOrNo(before) : before;
    isRestored = (await fillField(field, wish, pace)).filled || isRestored;
  }
  return isRestored;
}

function valueBefore(
  field: Field,
  { agreed, way }: Pick<PurchaseBefore, "agreed" | "way">,
): string | undefined {
  return (field.role === "paymentMethod" ? way : undefined) ?? agreed?.get(keyOf(field));
}

/** To a card instead of another way, it turns by itself where a card is typed beside it. */
function isOtherWay({ role, value, choices = [], enabled }: Field, before: string): boolean {
  if (role !== "paymentMethod" || !enabled) return false;
  const [taken, agreed] = [value, before].map((one) => choices.find((choice) => choice.value === one));
  return taken !== undefined && agreed !== undefined && !isByCard(taken.title);
}

function yesOrNo(value: string): string {
  return value === "" ? "no" : "yes";
}

function isChoice({ role, control, choices, enabled }: Field): boolean {
  return enabled && chosenBefore.has(role) && (choices !== undefined || control === "checkbox");
}

function keyOf({ frame, selector, name }: Field): string {
  return `${frame.url()} ${selector} ${name}`;
}
