import type { ShippingField } from "@cartwright/contract";
import { pickAddress } from "../../choosing/pick-address.ts";
import { type FieldRole, fieldRoles, placeRoles, roleFacts, rolesOf } from "../../page/fields/field-role.ts";
import { readingScript } from "../../page/fields/name-reading.ts";
import { type Field, fieldWithRole } from "../../page/fields/read-fields.ts";
import { rolesOfText } from "../../page/fields/roles-of-text.ts";
import { pickChoice } from "../../page/filling/pick-choice.ts";
import { isSameValue } from "../../page/filling/same-value.ts";
import { languages } from "../../words/languages.ts";
import { normalise } from "../../words/normalise.ts";
import type { KnownBuyer } from "../form/known-buyer.ts";
import { phoneFields } from "./phone-fields.ts";
import { readNameAloud } from "./read-name-aloud.ts";
import { splitStreet } from "./split-street.ts";
import { spreadOverBoxes } from "./spread-over-boxes.ts";
import { wholeAddress } from "./whole-address.ts";
import { namesCountry, writeCountry } from "./write-country.ts";

/** A field of the form and the value for it. */
export interface BuyerField {
  field: Field;
  detail: ShippingField;
  value: string;
}

/** All roles that hold a detail, in the order of filling. */
const detailed = fieldRoles.flatMap((role) => {
  const { detail } = roleFacts[role];
  return detail === undefined ? [] : [{ role, detail }];
});

/** Values that combine several details, or convert one. */
const made: Partial<Record<FieldRole, (buyer: KnownBuyer, field: Field) => string | undefined>> = {
  country: ({ country_code }, field) => writeCountry(country_code, field),
  fullName,
  accountHolder: fullName,
  lastNameReading: ({ last_name }, field) => reading([last_name], field),
  firstNameReading: ({ first_name }, field) => reading([first_name], field),
  fullNameReading: ({ last_name, first_name }, field) => reading([last_name, first_name], field),
  state: ({ state, city }, field) => state ?? regionOfCity(city, field),
};

/** Where a region is called like its town, an address without one has it: "Wellington". */
function regionOfCity(city: string | undefined, { choices = [] }: Field): string | undefined {
  const isNamedSo = ({ title, enabled }: { title: string; enabled: boolean }) =>
    enabled && normalise(title) === normalise(city ?? "");
  return city === undefined ? undefined : choices.find(isNamedSo)?.title;
}

/** The fields for the buyer's details: the delivery address, and a separate billing address. */
export function buyerFields(all: readonly Field[], buyer: KnownBuyer): BuyerField[] {
  const fields = withNumberLine(all, buyer);
  const found = detailed.flatMap(({ role, detail }) => {
    if (role === "phone")
      return phoneFields(fields, fieldsFor(fields, role), buyer).map((one) => ({ ...one, detail }));
    return fieldsFor(fields, role).flatMap((field) => {
      const make = made[role];
      const whole = make ? make(buyer, field) : buyer[detail];
      const value = detail === "address_line1" ? partOfFirstLine(role, field, { fields, buyer }) : whole;
      return value === undefined ? [] : [{ field, detail, value: asSuggested(field, value, buyer) }];
    });
  });
  const spread = found.flatMap((one) => spreadOverBoxes(one, fields, buyer));
  const taken = new Map(spread.map((one) => [one.field, one]));
  return [...taken.values()].filter(({ field }) => field.enabled);
}

/** If a text field suggests values, uses the suggested wording: "Deutschland" for the country code. */
function asSuggested(field: Field, value: string, buyer: KnownBuyer): string {
  const suggested = (field.suggestions ?? []).map((title) => ({ value: title, title, enabled: true }));
  const meant = field.role === "country" ? (buyer.country_code ?? value) : value;
  return choiceFor({ field: { ...field, choices: suggested }, value: meant }, buyer)?.value ?? value;
}

/** Details that the form requires and that aren't known. */
export function unknownDetails(all: readonly Field[], buyer: KnownBuyer): ShippingField[] {
  const fields = withNumberLine(all, buyer);
  const wanted = detailed.filter(({ role, detail }) => {
    const isWanted = ({ value, required, enabled, invalid }: Field) =>
      enabled && value === "" && (required || invalid !== undefined);
    const isUnknown = (field: Field) => role !== "state" || regionOfCity(buyer.city, field) === undefined;
    return (
      buyer[detail] === undefined &&
      fieldsFor(fields, role).some((field) => isWanted(field) && isUnknown(field))
    );
  });
  return [...new Set(wanted.map(({ detail }) => detail))];
}

/**
 * A required second field that is labelled as a street gets the house number if the address has no second
 * line. One labelled as a second line may be meant for a flat.
 */
function withNumberLine(fields: readonly Field[], buyer: KnownBuyer): readonly Field[] {
  const { address_line1: line = "", address_line2: flat } = buyer;
  const isNumbered = fields.some(({ role }) => role === "houseNumber");
  if (flat !== undefined || isNumbered || !splitStreet(line)) return fields;
  const isOfStreet = ({ role, required, label }: Field) => {
    const said = rolesOfText(label, languages);
    return role === "addressLine2" && required && said.has("addressLine1") && !said.has("addressLine2");
  };
  return fields.map((field) => (isOfStreet(field) ? { ...field, role: "houseNumber" as const } : field));
}

/**
 * The first line as the form expects it: whole, or split into a street field and a number field. If there is
 * no second line for the flat, it is appended: without it the goods would not arrive.
 */
function partOfFirstLine(
  role: FieldRole,
  field: Field,
  { fields, buyer }: { fields: readonly Field[]; buyer: KnownBuyer },
): string | undefined {
  const { frame, form, purpose, maxLength } = field;
  const all = role === "addressLine1" ? wholeAddress(field, { fields, buyer }) : undefined;
  // A value taken from the page's suggestions keeps the page's spelling.
  if (all !== undefined) return pickAddress([field.value], (held) => held, buyer) ?? all;
  const listed = pickAddress(field.choices ?? [], ({ title }) => title, buyer);
  if (listed) return listed.title;
  const { address_line1: line, address_line2: flat } = buyer;
  const hasBeside = (other: FieldRole) =>
    fieldsFor(fields, other).some(
      (one) => one.enabled && one.frame === frame && one.form === form && one.purpose === purpose,
    );
  const parts = line === undefined ? undefined : splitStreet(line);
  if (role === "addressLine1" && parts && hasBeside("houseNumber")) return parts.street;
  const own = role === "houseNumber" ? parts?.number : line;
  if (own === undefined || flat === undefined || hasBeside("addressLine2")) return own;
  const whole = `${own}, ${flat}`;
  return whole.length > (maxLength ?? whole.length) ? own : whole;
}

/**
 * Also includes other fields for the same detail in the same form: required ones (home, mobile), a repeated
 * e-mail address, and those that ask for the buyer's own beside a recipient's ("Your name").
 */
function fieldsFor(fields: readonly Field[], role: FieldRole): Field[] {
  const both = [fieldWithRole(fields, role, "shipping"), fieldWithRole(fields, role, "billing")];
  const clear = both.filter((field) => field !== undefined);
  const needed = fields.filter(
    (field) =>
      field.role === role &&
      !field.isAside &&
      ((field.required && !isOfAnother(field, fields)) || role === "email" || isYours(field)) &&
      clear.some(({ frame, form }) => frame === field.frame && form === field.form),
  );
  return [...new Set([...clear, ...needed])];
}

const nameRoles: ReadonlySet<FieldRole> = new Set(rolesOf("name"));

/** A name asked for once more, without an address of its own: that of another passenger or guest. */
function isOfAnother(field: Field, fields: readonly Field[]): boolean {
  if (!nameRoles.has(field.role)) return false;
  const own = fields.filter(({ form, frame }) => form === field.form && frame === field.frame);
  const at = own.indexOf(field);
  const next = own.findIndex(({ role }, index) => index > at && role === field.role);
  const beside = own.slice(at, next < 0 ? undefined : next);
  return !beside.some(({ role }) => placeRoles.has(role));
}

function isYours({ label }: Field): boolean {
  const plain = normalise(label);
  return languages.some(({ yours }) => yours.some((word) => plain.startsWith(`${word} `)));
}

/** Whether the field holds the intended value, in any spelling. */
export function holds({ field, value }: BuyerField, buyer: KnownBuyer): boolean {
  if (isSameValue(field.role, field.value, value)) return true;
  if (choiceFor({ field, value }, buyer)?.value === field.value) return true;
  if (field.role === "country" && namesCountry(field, buyer.country_code)) return true;
  if (field.role === "phoneCountry" && isSameCode(field.value, value)) return true;
  // A list drawn by script holds the title of its choice.
  if (field.value === "" || (field.control !== "listbox" && field.control !== "combobox")) return false;
  const shown = { value: field.value, title: field.value, enabled: true };
  return choiceFor({ field: { ...field, choices: [shown] }, value }, buyer) === shown;
}

/** A list may show only "+1" for "United States +1". */
function isSameCode(held: string, meant: string): boolean {
  const [one, other] = [held, meant].map((text) => /\+\s?\d{1,4}/.exec(text)?.[0].replace(/\s/, ""));
  return one !== undefined && one === other;
}

/** Whether a list of choices lacks the intended value. */
export function isNotOffered(meant: BuyerField, buyer: KnownBuyer): boolean {
  const choices = meant.field.choices?.filter(({ value }) => value !== "") ?? [];
  return meant.field.control === "select" && choices.length > 0 && choiceFor(meant, buyer) === undefined;
}

function choiceFor({ field, value }: Pick<BuyerField, "field" | "value">, { country_code }: KnownBuyer) {
  return pickChoice(field.choices ?? [], value, {
    role: field.role,
    ...(country_code && { countryCode: country_code }),
  });
}

/** Names in East Asian scripts begin with the family name. */
function fullName({ first_name, last_name }: KnownBuyer): string | undefined {
  const named = [first_name, last_name].filter((part) => part !== undefined);
  const isEastAsian = named.length > 0 && named.every((part) => eastAsian.test(part));
  return (isEastAsian ? named.toReversed() : named).join(" ") || undefined;
}

const eastAsian = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+$/u;

/** How the name is pronounced, if it can be derived; otherwise a person is asked. */
function reading(parts: readonly (string | undefined)[], { label, placeholder }: Field): string | undefined {
  const script = readingScript(`${label} ${placeholder}`) ?? "katakana";
  const read = parts.map((part) => (part === undefined ? undefined : readNameAloud(part, script)));
  return read.includes(undefined) ? undefined : read.join(" ");
}
