import { bareMonth, bareYear, longYear, shortYear, shownMonth } from "../../words/fields/date-letters.ts";
import { languages } from "../../words/languages.ts";
import { hasPhrase, normalise, splitName } from "../../words/normalise.ts";
import { radioNames } from "../../words/pages/markup-names.ts";
import { streetTypeNames } from "../../words/places/street-types.ts";
import type { Words } from "../../words/words.ts";
import { wordedRoles } from "../../words/words.ts";
import { roleOfAutocomplete } from "./autocomplete-roles.ts";
import { areAnswers, isPartOfDate, weighChoices } from "./choice-roles.ts";
import type { FieldDescriptor } from "./control-snapshot.ts";
import { purposeOf } from "./field-purpose.ts";
import { type FieldRole, fitsKind, passwordRoles, secretRoles } from "./field-role.ts";
import { moreSpecificRoles, weights } from "./field-weights.ts";
import { roleOfReading } from "./name-reading.ts";
import { withoutOtherCards } from "./other-card.ts";
import { rolesOfName } from "./roles-of-name.ts";
import { rolesOfText, type Shares, saysOnlyNumber } from "./roles-of-text.ts";
import { showsDay } from "./shows-day.ts";

/** The evidence for each role that a control may have, from its own signs alone. */
export interface ControlEvidence {
  scores: ReadonlyMap<FieldRole, number>;
  purpose: "shipping" | "billing" | undefined;
  /** It has text, but none of it is understood. */
  isUnheard: boolean;
}

export function weighControl(field: FieldDescriptor, languages: readonly Words[]): ControlEvidence {
  const read = readableShares(field, languages);
  const named = developersShares(field, languages);
  const chosen = weighChoices(field, languages);
  const typed = [...typeShares(field, read, named), ...chosen, ...bareWords(field)];
  const scores = addUp(blocked(named, field) ?? [...read, ...named, ...typed], field);
  sharpen(scores, addUp(read, field), addUp([...named, ...typed], field));
  for (const [role] of chosen) for (const other of notAmong[role] ?? []) scores.delete(other);
  if (areAnswers(field)) for (const way of ["shippingMethod", "paymentMethod"] as const) scores.delete(way);
  addReading(scores, field);
  fitLength(scores, field);
  const hasWords = `${field.label}${field.nearby}${field.placeholder}`.trim() !== "";
  return {
    scores: withoutOtherCards(scores, field),
    purpose: purposeOf(field),
    isUnheard: hasWords && read.length === 0,
  };
}

/**
 * What a list of these choices is not, whatever it is called: a "prefix" or "country code" with dialling codes is no form of
 * address, and no list of countries.
 */
const notAmong: Partial<Record<FieldRole, readonly FieldRole[]>> = {
  phoneCountry: ["salutation", "country"],
  country: ["state"],
};

/** A code or number inside one of these is never anything else; a text of several lines is no code. */
function blocked(
  named: readonly Evidence[],
  { kind }: Pick<FieldDescriptor, "kind">,
): readonly Evidence[] | undefined {
  const isBlocking = (role: FieldRole) => role === "captcha" || (role === "giftCard" && kind !== "textarea");
  const blocking = named.filter(([role]) => isBlocking(role));
  return blocking.length > 0 ? blocking : undefined;
}

type Evidence = readonly [role: FieldRole, weight: number];

function weighed(shares: Shares, weight: number): Evidence[] {
  return [...shares].map(([role, share]) => [role, share * weight] as const);
}

/** What a person reads or a screen reader says, and what the shop tells the browser. */
function readableShares(field: FieldDescriptor, languages: readonly Words[]): Evidence[] {
  const { label, placeholder, title, kind, frame } = field;
  // The heading above a group's first field names the group if the field names itself.
  const nearby = placeholder !== "" && field.nearby === field.section ? "" : field.nearby;
  const of = (text: string, weight: number) => {
    const shares = rolesOfText(text, languages);
    return weighed(kind === "checkbox" || kind === "radio" ? firstOf(shares) : shares, weight);
  };
  const token = tokenOf(field);
  // "Month" says less than the legend above the three lists of a birthday.
  if (isPartOfDate(field) && rolesOfText(field.group, languages).has("dateOfBirth"))
    return [["dateOfBirth", weights.label + weights.nearby]];
  return [
    ...of(label, weights.label),
    ...of(nearby, weights.nearby),
    // "dd-mm-jjjj" has the letters of an expiry date.
    ...of(placeholder, weights.placeholder).filter(
      ([role]) => role !== "cardExpiry" || !showsDay(placeholder),
    ),
    ...of(title, weights.title),
    ...(frame ? ofFrame(frame, languages) : []),
    ...(namesStreetType(field) ? [["streetType", weights.label] as const] : []),
    ...(token ? [[token, weights.autocomplete] as const] : []),
  ];
}

function namesStreetType({ label, nearby, placeholder }: FieldDescriptor): boolean {
  return [label, nearby, placeholder].some((text) => hasPhrase(normalise(text), streetTypeNames));
}

/** Pages keep browsers from filling in ordinary fields by calling them a new password. */
function tokenOf({ autocomplete, type }: FieldDescriptor): FieldRole | undefined {
  const role = roleOfAutocomplete(autocomplete);
  return role !== undefined && passwordRoles.has(role) && type !== "password" ? undefined : role;
}

/** A checkbox's sentence may mention several things; the list of roles is in order of importance. */
function firstOf(shares: Shares): Shares {
  const role = wordedRoles.find((one) => shares.has(one) && fitsKind(one, { kind: "checkbox" }));
  const first = role ?? wordedRoles.find((one) => shares.has(one));
  return new Map(first ? [[first, shares.get(first) ?? 0]] : []);
}

/** A frame with a single field is often named after it; with many fields its name says little. */
function ofFrame(
  { title, label, name }: NonNullable<FieldDescriptor["frame"]>,
  languages: readonly Words[],
): Evidence[] {
  const said = rolesOfText(`${title} ${label}`, languages);
  const shares = said.size > 0 ? said : rolesOfName(name, languages);
  shares.delete("paymentMethod");
  return weighed(shares, weights.frame);
}

function developersShares(field: FieldDescriptor, languages: readonly Words[]): Evidence[] {
  const { name, id, hints, kind } = field;
  // "user[city]" and "user_city" are one name in two spellings.
  const isRepeated = splitName(id) === splitName(name);
  const idWeight = isRepeated ? weights.repeatedId : weights.id;
  const ways = kind === "radio" ? wayOf(splitName(name)) : undefined;
  return [
    ...weighed(rolesOfName(name, languages), weights.name),
    ...weighed(rolesOfName(id, languages), idWeight),
    ...weighed(rolesOfName(hints, languages), weights.hints),
    ...(ways ? [[ways, weights.radioName] as const] : []),
  ];
}

/** Shipping and payment methods are radios with a name that says which. */
function wayOf(name: string): FieldRole | undefined {
  if (radioNames.shippingMethod.test(name)) return "shippingMethod";
  return radioNames.paymentMethod.test(name) ? "paymentMethod" : undefined;
}

function typeShares(
  field: FieldDescriptor,
  read: readonly Evidence[],
  named: readonly Evidence[],
): Evidence[] {
  const { type, kind, label, nearby, placeholder } = field;
  const shape = roleOfShape(placeholder);
  const shaped: Evidence[] = shape ? [[shape, weights.shape]] : [];
  const hasWords = `${label}${nearby}`.trim() !== "";
  switch (type) {
    case "email":
      return [...shaped, ["email", weights.emailType]];
    case "tel": {
      const isSilent = !hasWords && read.length + named.length === 0;
      return [...shaped, ["phone", isSilent ? weights.telephoneTypeAlone : weights.telephoneType]];
    }
    case "search":
      return [["search", kind === "combobox" ? weights.searchTypeOfList : weights.searchType]];
    case "password": {
      // Secret answers and numbers use password inputs too, with a label of their own.
      const isSaid = [...read, ...named].some(([role]) => role === "password" || role === "newPassword");
      const isSilent = !hasWords && !named.some(([role]) => secretRoles.has(role));
      const isCode = (field.maxLength ?? 9) <= 4;
      return [...shaped, [isCode ? "cardCode" : "password", isSaid || isSilent ? weights.passwordType : 0]];
    }
    default:
      return shaped;
  }
}

const expiryExample = new RegExp(
  `^(${shownMonth}|\\d{2})\\s?[/.\\-–]\\s?(${longYear}|${shortYear}|\\d{2})$`,
  "i",
);

function roleOfShape(placeholder: string): FieldRole | undefined {
  const text = placeholder.trim();
  if (expiryExample.test(text) && !/^\d{2}[.-]/.test(text)) return "cardExpiry";
  if (/^([\d•x*]{4}[ -]){3}[\d•x*]{4}$/i.test(text)) return "cardNumber";
  return /^[^\s@]+@[^\s@]+\.\w+$/.test(text) ? "email" : undefined;
}

function addUp(evidence: readonly Evidence[], field: FieldDescriptor): Map<FieldRole, number> {
  const scores = new Map<FieldRole, number>();
  for (const [role, weight] of evidence)
    if (weight > 0 && fitsKind(role, field)) scores.set(role, (scores.get(role) ?? 0) + weight);
  return scores;
}

/** If the text names both a general and an exact role, the exact one also gets the general one's weight. */
function sharpen(
  scores: Map<FieldRole, number>,
  read: ReadonlyMap<FieldRole, number>,
  named: ReadonlyMap<FieldRole, number>,
): void {
  for (const [general, exact] of moreSpecificRoles) {
    // No autocomplete token means a house number.
    const isNamed = (general.startsWith("card") || exact === "houseNumber") && named.has(exact);
    if (!read.has(general) || !(read.has(exact) || isNamed)) continue;
    scores.set(exact, (scores.get(exact) ?? 0) + (read.get(general) ?? 0));
  }
}

function addReading(scores: Map<FieldRole, number>, field: FieldDescriptor): void {
  const names = (["firstName", "lastName", "fullName"] as const).filter((role) => scores.has(role));
  const own = names.reduce<FieldRole>(
    (best, role) => ((scores.get(role) ?? 0) > (scores.get(best) ?? 0) ? role : best),
    "unknown",
  );
  const reading = roleOfReading(field, own);
  if (reading) scores.set(reading, (scores.get(own) ?? 0) + weights.reading);
}

/** "Number", "MM" and "YYYY" are enough beside other card fields or after a street. */
function bareWords(field: FieldDescriptor): Evidence[] {
  const { kind, label, placeholder, nearby, name, id } = field;
  const texts = [label, placeholder, nearby, splitName(name), splitName(id)].filter(Boolean);
  const isBare = (words: readonly string[]) => texts.some((text) => words.includes(normalise(text)));
  const isNumber = kind === "text" && texts.some(saysOnlyNumber);
  // Any text field labelled "card" beside the other card fields is the card number.
  const isOfCard = kind === "text" && texts.some(speaksOfCard);
  const roles: FieldRole[] = [
    ...(isOfCard && !isNumber ? (["cardNumber"] as const) : []),
    ...(isNumber ? (["houseNumber", "cardNumber"] as const) : []),
    ...(isBare(bareMonth) ? (["cardExpiryMonth"] as const) : []),
    ...(isBare(bareYear) ? (["cardExpiryYear"] as const) : []),
  ];
  return roles.map((role) => [role, weights.bareWord] as const);
}

function speaksOfCard(text: string): boolean {
  const plain = normalise(text);
  return languages.some(
    ({ payment }) =>
      hasPhrase(plain, payment.card) && !hasPhrase(plain, [...payment.gift, ...payment.points]),
  );
}

/** The minimum `maxlength` that a field of the role needs. */
const leastLength: Partial<Record<FieldRole, number>> = {
  email: 10,
  addressLine1: 8,
  city: 6,
  fullName: 6,
  firstName: 5,
  lastName: 5,
  cardHolder: 6,
  phone: 6,
  cardNumber: 3,
};

/** Whether the field takes too few characters for the role. */
export function isTooShort(role: FieldRole, { maxLength }: Pick<FieldDescriptor, "maxLength">): boolean {
  return maxLength !== undefined && maxLength < (leastLength[role] ?? 0);
}

function fitLength(scores: Map<FieldRole, number>, field: FieldDescriptor): void {
  for (const [role, score] of scores) if (isTooShort(role, field)) scores.set(role, score + weights.tooShort);
  const { pattern } = field;
  const postal = scores.get("postalCode");
  if (postal !== undefined && /^\^?(\\d|\[0-9\])\{5\}/.test(pattern))
    scores.set("postalCode", postal + weights.fittingShape);
}
