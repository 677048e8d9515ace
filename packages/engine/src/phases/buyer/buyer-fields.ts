import type { ShippingField } from "@cartwright/contract";
import { findOnly } from "../../find-only.ts";
import { type FieldRole, fieldRoles, roleFacts } from "../../page/fields/field-role.ts";
import { readingScript } from "../../page/fields/name-reading.ts";
import type { Field } from "../../page/fields/read-fields.ts";
import { pickChoice } from "../../page/filling/pick-choice.ts";
import { nameOfNumbered } from "../../page/filling/regions.ts";
import { isSameValue } from "../../page/filling/same-value.ts";
import { normalise } from "../../words/normalise.ts";
import { type KnownBuyer, linesBelow, type Parties } from "../form/fields/known-buyer.ts";
import { partOfTown } from "./address/part-of-town.ts";
import { flatOfLine, isOfStreet, partOfStreet, withNumberLine } from "./address/street-fields.ts";
import { isPlaceOf, looksUpPlace, wholePlace } from "./address/whole-place.ts";
import { namesCountry, writeCountry } from "./address/write-country.ts";
import { fieldsFor } from "./fields-for.ts";
import { phoneFields } from "./formats/phone-fields.ts";
import { readNameAloud } from "./formats/read-name-aloud.ts";
import { spreadOverBoxes } from "./formats/spread-over-boxes.ts";
import { isOfPayer } from "./is-of-payer.ts";

/** A field of the form and the value for it. */
export interface BuyerField {
  field: Field;
  detail: ShippingField;
  value: string;
  /** Whose detail it is. */
  of: "buyer" | "payer";
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
  city: (buyer, field) => partOfTown(field, buyer) ?? buyer.city,
  state: ({ state, city, country_code }, field) => {
    const isWritten = field.choices === undefined && state !== undefined;
    return (isWritten && nameOfNumbered(state, country_code)) || (state ?? regionOfCity(city, field));
  },
};

/** Where a region is called like its town, an address without one has it: "Wellington". */
function regionOfCity(city: string | undefined, { choices = [] }: Field): string | undefined {
  const isNamedSo = ({ title, enabled }: { title: string; enabled: boolean }) =>
    enabled && normalise(title) === normalise(city ?? "");
  return city === undefined ? undefined : choices.find(isNamedSo)?.title;
}

/** The fields for the buyer's details, and for the payer's: the delivery address, and a separate billing address. */
export function buyerFields(all: readonly Field[], parties: Parties): BuyerField[] {
  const found = fieldsOf(all, parties.buyer).map((one) => ({ ...one, of: "buyer" as const }));
  if (!parties.payer) return found;
  const isPayers = ({ field }: { field: Field }) => isOfPayer(field, all, parties);
  const payers = fieldsOf(all, parties.payer).map((one) => ({ ...one, of: "payer" as const }));
  return [...found.filter((one) => !isPayers(one)), ...payers.filter(isPayers)];
}

function fieldsOf(all: readonly Field[], buyer: KnownBuyer): Omit<BuyerField, "of">[] {
  const fields = withNumberLine(all, buyer);
  const found = detailed.flatMap(({ role, detail }) => {
    if (role === "phone")
      return phoneFields(fields, fieldsFor(fields, role), buyer).map((one) => ({ ...one, detail }));
    return fieldsFor(fields, role).flatMap((field) => {
      const make = made[role];
      const whole = make ? make(buyer, field) : buyer[detail];
      const value = isOfStreet(role)
        ? partOfStreet(role, field, { fields, buyer })
        : (placeFor(field, { fields, buyer }) ?? whole);
      return value === undefined ? [] : [{ field, detail, value: asOffered(field, value, buyer) }];
    });
  });
  const spread = found.flatMap((one) => spreadOverBoxes(one, fields, buyer));
  const taken = new Map(spread.map((one) => [one.field, one]));
  return [...taken.values()].filter(({ field }) => field.enabled);
}

export function partyOf({ of }: Pick<BuyerField, "of">, { buyer, payer }: Parties): KnownBuyer {
  return of === "payer" ? (payer ?? buyer) : buyer;
}

/** Several parts of the place in one field. One taken from the page's suggestions keeps the page's spelling. */
function placeFor(
  field: Field,
  { fields, buyer }: { fields: readonly Field[]; buyer: KnownBuyer },
): string | undefined {
  const isSuggested = looksUpPlace(field) && isPlaceOf(field.value, buyer);
  return isSuggested ? field.value : wholePlace(field, { fields, buyer });
}

/** A list of smaller places than its role's has one of the further lines of the address: the districts of a town. */
function asOffered(field: Field, value: string, buyer: KnownBuyer): string {
  if (!areas.has(field.role) || !lacks({ field, value }, buyer)) return asSuggested(field, value, buyer);
  const lines = linesBelow(buyer).filter((line) => choiceFor({ field, value: line }, buyer) !== undefined);
  return findOnly(lines) ?? value;
}

const areas: ReadonlySet<FieldRole> = new Set(["city", "state"]);

/** If a text field suggests values, uses the suggested wording: "Deutschland" for the country code. */
function asSuggested(field: Field, value: string, buyer: KnownBuyer): string {
  const suggested = (field.suggestions ?? []).map((title) => ({ value: title, title, enabled: true }));
  const meant = field.role === "country" ? (buyer.country_code ?? value) : value;
  return choiceFor({ field: { ...field, choices: suggested }, value: meant }, buyer)?.value ?? value;
}

/** Details that the form requires and that aren't known. */
export function unknownDetails(all: readonly Field[], parties: Parties): ShippingField[] {
  const { buyer } = parties;
  const own = all.filter((field) => !isOfPayer(field, all, parties));
  const fields = withNumberLine(own, buyer);
  const wanted = detailed.filter(({ role, detail }) => {
    const isWanted = ({ value, required, enabled, invalid }: Field) =>
      enabled && value === "" && (required || invalid !== undefined);
    const known = (field: Field) =>
      role === "state" ? regionOfCity(buyer.city, field) : flatOfLine(role, field, { fields, buyer });
    return (
      buyer[detail] === undefined &&
      fieldsFor(fields, role).some((field) => isWanted(field) && known(field) === undefined)
    );
  });
  return [...new Set(wanted.map(({ detail }) => detail))];
}

/** Whether the field holds the intended value, in any spelling. */
export function holds({ field, value, of }: BuyerField, parties: Parties): boolean {
  const buyer = partyOf({ of }, parties);
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
export function isNotOffered(meant: BuyerField, parties: Parties): boolean {
  return lacks(meant, partyOf(meant, parties));
}

function lacks(meant: Pick<BuyerField, "field" | "value">, buyer: KnownBuyer): boolean {
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
