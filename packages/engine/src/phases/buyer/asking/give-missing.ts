import { roleFacts } from "../../../page/fields/field-role.ts";
import { type Field, readFields } from "../../../page/fields/read-fields.ts";
import { rolesOfText } from "../../../page/fields/roles-of-text.ts";
import { languages } from "../../../words/languages.ts";
import { hasPhrase, normalise } from "../../../words/normalise.ts";
import type { Parties } from "../../form/fields/known-buyer.ts";
import { ownFields } from "../../form/fields/own-fields.ts";
import type { FormWork } from "../../form/form-work.ts";
import type { Visit } from "../../visit.ts";
import { buyerFields } from "../buyer-fields.ts";
import { rewritePhone } from "../fill-buyer.ts";
import { fieldKey } from "./ask-for-fields.ts";
import { giveUnforeseen } from "./give-unforeseen.ts";

/**
 * A form that has come back may lack fields not marked as required: the ones its message names, or else all open
 * choices and empty fields. If its message names the phone number, or nothing is missing, or the form comes back again,
 * the phone number is written in another format, unless the message is about something else. Returns true if
 * something was given.
 */
export async function giveMissing(visit: Visit, work: FormWork, words: string): Promise<boolean> {
  const { page, pace } = visit;
  const read = async () => ownFields(work, await readFields(page, pace));
  const fields = await read();
  if (namesPhone(fields, words) && (await rewritePhone(visit, work, fields, words))) return true;
  const named = forgetRefused(work.details, askedByName(fields, words, work), words);
  const isNamed = await giveUnforeseen(visit, work, named);
  const left = isNamed ? await read() : fields;
  const isGiven = await giveUnforeseen(visit, work, left, isNamed ? "any choice" : "whatever is empty");
  work.returns += 1;
  const mayBeFormat = mayMeanPhone(words, fields) && (work.returns > 1 || !(isNamed || isGiven));
  const said = writesDiallingCode(words) ? words : "";
  const isRewritten = mayBeFormat && (await rewritePhone(visit, work, fields, said));
  return isNamed || isGiven || isRewritten;
}

/** Whether the message repeats the label of the number that was sent: "Mobile: leave out the prefix". */
export function namesPhone(
  fields: readonly Pick<Field, "label" | "value" | "role">[],
  words: string,
): boolean {
  const said = normalise(words);
  const named = fields.filter(({ label, value }) => value !== "" && hasPhrase(said, [normalise(label)]));
  return named.length > 0 && named.every(({ role }) => role === "phone" || role === "phoneCountry");
}

/** The fields, with those that the message names required; one that the buyer's details don't fill is asked for. */
export function askedByName(fields: readonly Field[], words: string, parties: Parties): Field[] {
  const filled = new Set(buyerFields(fields, parties).map(({ field }) => field.selector));
  return requireNamedFields(fields, words).map((field, at) => {
    const isNew = field.required && fields[at]?.required === false;
    const isOpen = isNew && field.enabled && field.control !== "checkbox" && !filled.has(field.selector);
    return isOpen && roleFacts[field.role].filledBy === "buyer" ? { ...field, role: "unknown" } : field;
  });
}

/** A person's answer that the form has emptied, and that its message names, is asked for again in the message's words. */
export function forgetRefused(
  details: Map<string, string>,
  fields: readonly Field[],
  words: string,
): Field[] {
  return fields.map((field) => {
    const isRefused = field.value === "" && isNamedIn(field, words) && details.delete(fieldKey(field));
    return isRefused ? { ...field, invalid: words } : field;
  });
}

/** A message about the phone number, or one that says of no detail and of no field that it is wrong. */
export function mayMeanPhone(words: string, fields: readonly Pick<Field, "label" | "role">[]): boolean {
  const named = rolesOfText(words, languages);
  if (named.has("phone") || writesDiallingCode(words)) return true;
  return named.size === 0 && !fields.some((field) => field.role !== "phone" && isNamedIn(field, words));
}

/** "Start with the country code, such as +44". */
function writesDiallingCode(words: string): boolean {
  return /(?:^|[\s("'“„«])\+\d{1,3}(?!\d)/.test(words);
}

/** Marks empty fields as required if the message repeats their labels. */
export function requireNamedFields<Item extends Pick<Field, "label" | "value" | "required">>(
  fields: readonly Item[],
  words: string,
): Item[] {
  return fields.map((field) =>
    field.value === "" && isNamedIn(field, words) ? { ...field, required: true } : field,
  );
}

function isNamedIn({ label }: Pick<Field, "label">, words: string): boolean {
  const plain = normalise(label);
  return plain.length >= 3 && normalise(words).includes(plain);
}
