import { pickAddress } from "../../../choosing/delivery/pick-address.ts";
import type { FieldRole } from "../../../page/fields/field-role.ts";
import type { Field } from "../../../page/fields/read-fields.ts";
import { rolesOfText } from "../../../page/fields/roles-of-text.ts";
import { pickChoice } from "../../../page/filling/pick-choice.ts";
import { languages } from "../../../words/languages.ts";
import { hasPhrase, normalise } from "../../../words/normalise.ts";
import { townParts } from "../../../words/places/area-names.ts";
import {
  additionNames,
  flatAfterSlash,
  flatFieldNames,
  flatWords,
  numberWords,
  otherParts,
} from "../../../words/places/house-numbers.ts";
import type { KnownBuyer } from "../../form/fields/known-buyer.ts";
import { fieldsFor } from "../fields-for.ts";
import { isForPartOfFlat, partsOfFlat } from "./parts-of-flat.ts";
import {
  type StreetAndNumber,
  splitAddition,
  splitNumber,
  splitStreet,
  splitStreetType,
} from "./split-street.ts";
import { wholeAddress } from "./whole-address.ts";

interface Form {
  fields: readonly Field[];
  buyer: KnownBuyer;
}

/** Whether a field of this role holds part of the lines of an address. */
export function isOfStreet(role: FieldRole): boolean {
  return ["streetType", "addressLine1", "houseNumber", "addressLine2"].includes(role);
}

/**
 * The lines of the address as the form expects them: whole, or split into the kind of street, its name, the number and
 * the flat. If there is no field for the flat, it is appended: without it the goods would not arrive.
 */
export function partOfStreet(role: FieldRole, field: Field, form: Form): string | undefined {
  const { buyer } = form;
  if (role === "addressLine2") return flatOfLine(role, field, form);
  if (role === "streetType") return typeOf(field, buyer)?.type;
  return role === "houseNumber" ? numberOf(field, form) : streetOf(field, form);
}

function streetOf(field: Field, form: Form): string | undefined {
  const { buyer } = form;
  const all = wholeAddress(field, form);
  // A value taken from the page's suggestions keeps the page's spelling.
  if (all !== undefined) return pickAddress([field.value], (held) => held, buyer) ?? all;
  const listed = pickAddress(field.choices ?? [], ({ title }) => title, buyer);
  if (listed && !isTypedAsMeant(field, buyer)) return listed.title;
  const parts = partsBeside(field, form);
  if (parts && beside(field, "houseNumber", form).length > 0) return withoutType(parts.street, field, form);
  const line = buyer.address_line1 && withoutType(buyer.address_line1, field, form);
  return withFlat({ own: line, flat: buyer.address_line2 }, field, form);
}

/** What a page suggests for a street that is typed names the town as well, which has a field of its own. */
function isTypedAsMeant({ control, value, invalid }: Field, { address_line1 = "" }: Form["buyer"]): boolean {
  const isOpen = control === "text" || control === "combobox";
  return isOpen && !invalid && value !== "" && normalise(value) === normalise(address_line1);
}

function numberOf(field: Field, form: Form): string | undefined {
  const listed = pickAddress(field.choices ?? [], ({ title }) => title, form.buyer);
  if (listed) return listed.title;
  const parts = partsBeside(field, form);
  const flat = flatsOf(form.buyer, parts);
  return withFlat({ own: parts?.number, flat: isForPart(flat, form) ? undefined : flat }, field, form);
}

/** A part of the town that the form asks for by itself, in a list or a text. */
function isForPart(flat: string | undefined, { fields }: Form): boolean {
  return flat !== undefined && !/\d/.test(flat) && fields.some((one) => saysOneOf(one, townParts));
}

/** Appended, unless it has a field of its own or doesn't fit. */
function withFlat(
  { own, flat }: Partial<Record<"own" | "flat", string | undefined>>,
  field: Field,
  form: Form,
): string | undefined {
  if (own === undefined || flat === undefined || hasOwnPlace(flat, field, form)) return own;
  const whole = `${own}, ${flat}`;
  return whole.length > (field.maxLength ?? whole.length) ? own : whole;
}

function hasOwnPlace(flat: string, field: Field, form: Form): boolean {
  return (
    beside(field, "addressLine2", form).some((one) => takesFlat(one, flat)) || isInList(flat, field, form)
  );
}

/** The name of a part of the town is not the number of a flat. */
function takesFlat({ label, placeholder }: Field, flat: string): boolean {
  const plain = normalise(`${label} ${placeholder}`);
  return /\d/.test(flat) || !hasPhrase(plain, flatFieldNames) || !hasPhrase(plain, numberWords);
}

/** A list of the shop's has it, or will have it once the rest of the address is known. */
function isInList(flat: string, { form: own, frame }: Field, { fields }: Form): boolean {
  return fields.some(
    ({ role, required, choices, ...one }) =>
      role === "unknown" && required && one.form === own && one.frame === frame && isListOf(choices, flat),
  );
}

function isListOf(choices: Field["choices"], flat: string): boolean {
  const titles = choices?.map(({ title }) => normalise(title));
  return titles !== undefined && (titles.length < 2 || titles.includes(normalise(flat)));
}

/** What belongs into the second line: the buyer's own, or the flat behind a number that has a field of its own. */
export function flatOfLine(role: FieldRole, field: Field, form: Form): string | undefined {
  if (role !== "addressLine2") return undefined;
  const isSplit = beside(field, "houseNumber", form).length > 0;
  const flat = flatsOf(form.buyer, isSplit ? partsBeside(field, form) : undefined);
  if (flat !== undefined && !takesFlat(field, flat)) return undefined;
  const boxes = beside(field, "addressLine2", form).filter(({ label }) => isForPartOfFlat(label));
  if (flat !== undefined && boxes.length > 1 && boxes.includes(field))
    return partsOfFlat(
      flat,
      boxes.map(({ label }) => label),
    )[boxes.indexOf(field)];
  return flat !== undefined && asksForFlatAlone(field, form) ? withoutFlatWord(flat) : flat;
}

/**
 * Fields for the house number that are not called so. A required second field that is labelled as a street gets it if the
 * address has no second line; one labelled as a second line may be meant for a flat. One beside the street that holds the
 * number already was given it by a person: the line of the street must not have it once more.
 */
export function withNumberLine(fields: readonly Field[], buyer: KnownBuyer): readonly Field[] {
  const { address_line1: line = "", address_line2: flat } = buyer;
  const split = splitStreet(line);
  if (!split || fields.some(({ role }) => role === "houseNumber")) return fields;
  const numbers = [split.number, `${split.number} ${flat}`].map(normalise);
  return fields.map((field, at): Field => {
    if (flat === undefined && isSecondStreet(field)) return { ...field, role: "houseNumber" };
    const street = holdsOneOf(field, numbers) ? streetBeside(fields, at) : undefined;
    return street ? { ...field, role: "houseNumber", score: street.score, purpose: street.purpose } : field;
  });
}

function isSecondStreet({ role, required, label }: Field): boolean {
  const said = rolesOfText(label, languages);
  return role === "addressLine2" && required && said.has("addressLine1") && !said.has("addressLine2");
}

/** The number, alone or with the flat as it is written behind it. */
function holdsOneOf({ role, control, value }: Field, numbers: readonly string[]): boolean {
  return role === "unknown" && control === "text" && value !== "" && numbers.includes(normalise(value));
}

function streetBeside(fields: readonly Field[], at: number): Field | undefined {
  const own = fields[at];
  return [fields[at - 1], fields[at + 1]].find(
    (one) => one?.role === "addressLine1" && one.form === own?.form && one.frame === own.frame,
  );
}

/** The enabled fields of the same address with a role. */
function beside({ frame, form, purpose }: Field, role: FieldRole, { fields }: Form): Field[] {
  return fieldsFor(fields, role).filter(
    (one) => one.enabled && one.frame === frame && one.form === form && one.purpose === purpose,
  );
}

/** Street, number and flat. Behind a slash is the flat where addresses are written so and the form asks for one. */
function partsBeside(field: Field, form: Form): StreetAndNumber | undefined {
  const { address_line1: line, country_code = "" } = form.buyer;
  const parts = line === undefined ? undefined : splitStreet(line);
  const seconds = beside(field, "addressLine2", form);
  const isForFlat = seconds.some((one) => saysOneOf(namedBefore(one, form), flatFieldNames));
  const isForAddition = seconds.some((one) => saysOneOf(namedBefore(one, form), additionNames));
  const splitFlat = isForFlat && flatAfterSlash.has(country_code) ? splitNumber : undefined;
  const split = parts && (isForAddition ? splitAddition : splitFlat)?.(parts.number);
  return parts && split ? { ...parts, number: split.house, flat: split.flat } : parts;
}

function flatsOf({ address_line2 }: KnownBuyer, parts: StreetAndNumber | undefined): string | undefined {
  return [parts?.flat, address_line2].filter((flat) => flat !== undefined).join(", ") || undefined;
}

/** What names a field: a nameless box behind that of "house / flat" is named by its label. */
function namedBefore(field: Field, form: Form): Pick<Field, "label" | "placeholder"> {
  const isNameless = `${field.label}${field.placeholder}`.trim() === "";
  return (isNameless ? beside(field, "houseNumber", form)[0] : undefined) ?? field;
}

function saysOneOf(
  { label, placeholder }: Pick<Field, "label" | "placeholder">,
  names: readonly string[],
): boolean {
  return hasPhrase(normalise(`${label} ${placeholder}`), names);
}

/** "Apartment, suite, etc." takes whatever it is called: "Suite 3B" is not "Apt 3B". */
function asksForFlatAlone(field: Field, form: Form): boolean {
  const named = namedBefore(field, form);
  return saysOneOf(named, flatFieldNames) && !saysOneOf(named, otherParts);
}

/** "m. 8" is 8 in a field for the number of the flat. */
function withoutFlatWord(flat: string): string {
  const [, word = "", rest] = /^(\p{L}+)\.? ?(\d.*)$/u.exec(flat) ?? [];
  return rest !== undefined && flatWords.includes(normalise(word)) ? rest : flat;
}

/** The kind of the buyer's street, if the field takes it. */
function typeOf(field: Field, { address_line1: line = "" }: KnownBuyer) {
  const split = splitStreetType(splitStreet(line)?.street ?? line);
  const choices = field.choices ?? field.native?.choices ?? [];
  if (!split || choices.length === 0) return split;
  return pickChoice(choices, split.type, { role: "streetType" }) && split;
}

/** A kind of street with a field of its own isn't repeated in the name. */
function withoutType(street: string, field: Field, form: Form): string {
  const [list] = beside(field, "streetType", form);
  if (!list || !typeOf(list, form.buyer)) return street;
  return splitStreetType(street)?.name ?? street;
}
