import { findOnly } from "../../../find-only.ts";
import type { FieldRole } from "../../../page/fields/field-role.ts";
import type { Field, FieldChoice } from "../../../page/fields/read-fields.ts";
import { realChoices } from "../../../page/fields/real-choices.ts";
import { isRefusal } from "../../../words/pages/is-refusal.ts";
import { says, saysOnly } from "../../../words/says.ts";
import { guestChoice } from "../../form/guest-choice.ts";

/** Roles that a person may decline to answer in every shop. */
const unsaid: ReadonlySet<FieldRole> = new Set(["unknown", "salutation", "gender"]);

const ofChoices: ReadonlySet<Field["control"]> = new Set(["select", "radio", "listbox", "combobox"]);

/**
 * A choice that says nothing about the buyer and costs nothing: the only one there is, "other", "rather not
 * say", or buying without an account. Nobody needs to be asked for it.
 */
export function harmlessChoice(field: Field): FieldChoice | undefined {
  if (!ofChoices.has(field.control)) return undefined;
  const choices = realChoices(field);
  const only = findOnly(choices);
  if (only) return only;
  if (!unsaid.has(field.role)) return undefined;
  const neutral = choices.find(({ title }) => saysOnly(title, ({ neutral }) => neutral));
  return neutral ?? guestChoice(field) ?? refusalOfOffer(field, choices);
}

/** "No" to more than the goods: news by e-mail, a gift wrapping, a donation. */
function refusalOfOffer({ label }: Field, choices: readonly FieldChoice[]): FieldChoice | undefined {
  const refusal = findOnly(choices.filter(({ title }) => isRefusal(title)));
  const isOffer = says(label, ({ fields }) => [...fields.newsletter, ...fields.extra, ...fields.giftMessage]);
  return isOffer ? refusal : undefined;
}
