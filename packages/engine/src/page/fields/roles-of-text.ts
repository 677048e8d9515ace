import { anyNames, definiteCards } from "../../words/fields/card-holder-words.ts";
import { wholeNames } from "../../words/fields/whole-names.ts";
import { languages } from "../../words/languages.ts";
import { hasPhrase, normalise } from "../../words/normalise.ts";
import { bareNumbers } from "../../words/places/house-numbers.ts";
import { requestWords } from "../../words/requests/request-words.ts";
import { says, saysOnly } from "../../words/says.ts";
import type { Words } from "../../words/words.ts";
import { specialRoles, wordedRoles } from "../../words/words.ts";
import { type FieldRole, placeRoles, secretRoles } from "./field-role.ts";
import { namesOtherCard } from "./other-card.ts";
import { indexOf, type PhraseMatch, phrasesIn } from "./phrase-index.ts";

/** How clearly text names each role, from 0 to 1. Roles that it doesn't name are absent. */
export type Shares = Map<FieldRole, number>;

/** A longer text isn't a label. */
const longestLabel = 160;
/** For words in a different order, or at the end of a longer word. */
const looseShare = 0.5;
/** A lookup field only leads to the value. */
const lookUpShare = 0.55;
const mostLooseWords = 7;
/** For roles found in a later language than the first one that matched. */
const secondLanguageShare = 0.4;
/** From this share on the text is understood and no further language is tried. */
const clearShare = 0.8;

/** All roles that a text names, in the first languages that know its words. */
export function rolesOfText(text: string, inOrder: readonly Words[]): Shares {
  const plain = withoutRemarks(normalise(text), inOrder);
  const shares: Shares = new Map();
  if (plain === "" || plain.length > longestLabel) return shares;
  // An example in brackets isn't part of the field's name.
  const name = normalise(text.replace(/[(（][^()（）]*[)）]/g, keptCount)) || plain;
  let factor = 1;
  for (const words of inOrder) {
    const matches = phrasesIn(plain, indexOf(words.fields)).filter((match) => isWholeOrClear(plain, match));
    const said = withHolder(asNumber(asLine(sharesIn(matches, name), text, words), text, words), plain);
    for (const [role, share] of said) shares.set(role, Math.max(shares.get(role) ?? 0, share * factor));
    if (Math.max(0, ...said.values()) >= clearShare) break;
    if (said.size > 0) factor = secondLanguageShare;
  }
  lessenLookUps(shares, plain);
  return shares.size > 0 ? shares : looselyNamed(plain, inOrder);
}

/** Of each name of a person, who holds the card. Words for any name may stand for the first or the last one. */
const holders: readonly (readonly [FieldRole, FieldRole])[] = [
  ["fullName", "cardHolder"],
  ["firstName", "cardHolderFirst"],
  ["lastName", "cardHolderLast"],
];
const longestOfHolder = 60;

/** "Nome como está no cartão": a name that is said to be on the card that pays. */
function withHolder(shares: Shares, plain: string): Shares {
  // A language that knows the name may not be that of the page.
  const isOfCard =
    plain.length <= longestOfHolder &&
    languages.some(
      ({ payment: { card, gift, points } }) =>
        hasPhrase(plain, [...card, ...definiteCards]) && !hasPhrase(plain, [...gift, ...points]),
    );
  const isOfOther = shares.has("giftCard") || shares.has("giftMessage") || namesOtherCard(plain);
  const [name, holder] = holders.find(([role]) => shares.has(role)) ?? [];
  if (!isOfCard || isOfOther || name === undefined || holder === undefined) return shares;
  const isAnyName = hasPhrase(plain, anyNames);
  const rest = [...shares].filter(([role]) => !holders.some(([one]) => one === role));
  return new Map([...rest, [isAnyName ? "cardHolder" : holder, shares.get(name) ?? 0]]);
}

/** "Area, street, sector, village", "市区町村・番地": a list of what a line of an address may hold is that line. */
function asLine(shares: Shares, text: string, { fields }: Words): Shares {
  const parts = text.split(/[,;・、]/).map(normalise);
  const isStreet = (part: string) => hasPhrase(part, fields.addressLine1) && !hasPhrase(part, fields.city);
  const isList = parts.length > 2 || (parts.length > 1 && parts.some(isStreet));
  if (isList && shares.has("addressLine1") && !shares.has("postalCode")) shares.delete("city");
  return shares;
}

/** "Huisnummer + toevoeging" is the number with what follows it; without the sign it is what follows alone. */
function asNumber(shares: Shares, text: string, { fields }: Words): Shares {
  const [before = "", ...behind] = text.split(/[+/&]/).map(normalise);
  const share = shares.get("addressLine2");
  if (behind.length === 0 || share === undefined || !fields.houseNumber.includes(before)) return shares;
  shares.delete("addressLine2");
  return shares.set("houseNumber", Math.max(share, shares.get("houseNumber") ?? 0));
}

/** Whether a match is no common word of another language, or is all that the text says. */
function isWholeOrClear(plain: string, { from, to }: PhraseMatch): boolean {
  return to - from === plain.length || !wholeNames.has(plain.slice(from, to));
}

/** "Find your address" is the address only if the form has no other field for it. */
function lessenLookUps(shares: Shares, plain: string): void {
  if (!says(plain, ({ lookUp }) => lookUp)) return;
  for (const role of placeRoles) {
    const share = shares.get(role);
    if (share !== undefined) shares.set(role, share * lookUpShare);
  }
}

/** "(optional)" and "(required)" describe the field, not its content. */
function withoutRemarks(plain: string, languages: readonly Words[]): string {
  const remarks = languages.flatMap(({ optional, required }) => [...optional, ...required]);
  const remark = remarks.find((one) => plain.endsWith(` ${one}`) || plain.startsWith(`${one} `));
  return remark === undefined ? plain : plain.replace(remark, "").trim();
}

/** Keeps only the outer one of nested phrases, and per role the longest phrase, or the last of equals. */
export function keepOutermost(matches: readonly PhraseMatch[]): PhraseMatch[] {
  const shown = matches.filter((match) => !matches.some((other) => hides(other, match)));
  const ofRole = new Map<FieldRole, PhraseMatch>();
  for (const match of shown) {
    const former = ofRole.get(match.role);
    if (!former || match.to - match.from >= former.to - former.from) ofRole.set(match.role, match);
  }
  return [...ofRole.values()];
}

function hides(other: PhraseMatch, { role, from, to }: PhraseMatch): boolean {
  if (other.role === role || other.from >= to || from >= other.to) return false;
  const isAround = other.from <= from && other.to >= to;
  if (isAround) return other.to - other.from > to - from;
  const rank = wordedRoles.indexOf(other.role);
  const isInside = from <= other.from && to >= other.to;
  return !isInside && rank < specialRoles.length && rank < wordedRoles.indexOf(role);
}

/** Words that name two roles at once mean a third. */
const together: readonly (readonly [FieldRole, FieldRole, FieldRole])[] = [
  ["cardHolder", "firstName", "cardHolderFirst"],
  ["cardHolder", "lastName", "cardHolderLast"],
  ["firstName", "lastName", "fullName"],
  ["city", "state", "city"],
  ["username", "email", "email"],
  // "Tax number of the cardholder".
  ["cardHolder", "taxNumber", "taxNumber"],
  ["cardHolder", "dateOfBirth", "dateOfBirth"],
  ["cardHolder", "phone", "phone"],
  ["cardHolder", "email", "email"],
  ["addressLine1", "houseNumber", "addressLine1"],
];

/** Of what is in brackets, "(line 2)" counts the lines of an address. */
function keptCount(brackets: string): string {
  return /^.(\p{L}+ ?)?0?[23].$/u.test(brackets) ? brackets : " ";
}

function sharesIn(matches: readonly PhraseMatch[], name: string): Shares {
  const shares: Shares = new Map(
    keepOutermost(matches).map(({ role, from, to }) => [
      role,
      0.6 + 0.4 * Math.min(1, (to - from) / name.length),
    ]),
  );
  putTogether(shares);
  dropPartsOfWhole(shares);
  keepFirstArea(shares, matches);
  dropSecretsOfMessages(shares);
  countLines(shares, name, matches);
  return shares;
}

export function putTogether(shares: Shares): void {
  for (const [one, other, whole] of together) {
    const [first, second] = [shares.get(one), shares.get(other)];
    if (first === undefined || second === undefined) continue;
    shares.delete(one);
    shares.delete(other);
    shares.set(whole, Math.max(first, second));
  }
}

/** A message field that mentions a card number is still a message field. */
function dropSecretsOfMessages(shares: Shares): void {
  if (!shares.has("giftMessage") && !shares.has("orderNote")) return;
  for (const role of secretRoles) shares.delete(role);
}

/** "Street, city and postal code" is a whole address in one field. */
function dropPartsOfWhole(shares: Shares): void {
  const isWhole = (["addressLine1", "city", "postalCode"] as const).every((role) => shares.has(role));
  if (!isWhole) return;
  shares.delete("city");
  shares.delete("postalCode");
}

/** "Country or territory" is the country: what such a field is comes first. */
function keepFirstArea(shares: Shares, matches: readonly PhraseMatch[]): void {
  const [country, state] = [shares.get("country"), shares.get("state")];
  if (country === undefined || state === undefined) return;
  const [first, other] = inOrder("country", "state", matches);
  shares.delete(other);
  shares.set(first, Math.max(country, state));
}

function inOrder(one: FieldRole, other: FieldRole, matches: readonly PhraseMatch[]): [FieldRole, FieldRole] {
  const at = (role: FieldRole) => matches.find((match) => match.role === role)?.from ?? Infinity;
  return at(one) < at(other) ? [one, other] : [other, one];
}

/** "Street 2" is the second line in every language; "street, flat" in one field means the street. */
export function countLines(shares: Shares, plain: string, matches: readonly PhraseMatch[]): void {
  const share = shares.get("addressLine1");
  if (share === undefined) return;
  const line = /(?:^|\D)0?([23])(?:\D|$)/.exec(plain)?.[1];
  if (line !== undefined && plain.length < 40) {
    shares.delete("addressLine1");
    shares.set(line === "2" ? "addressLine2" : "addressLine3", share);
    return;
  }
  if (shares.has("addressLine2")) shares.delete(inOrder("addressLine1", "addressLine2", matches)[1]);
}

/**
 * The words of a phrase in a different order ("number on the card"), or at the end of a longer word
 * ("Rückrufnummer").
 */
function looselyNamed(plain: string, languages: readonly Words[]): Shares {
  const shares: Shares = new Map();
  const tokens = plain.split(" ");
  if (tokens.length > mostLooseWords) return shares;
  for (const { fields } of languages) {
    const { byFirstWord } = indexOf(fields);
    const reordered = tokens
      .flatMap((token) => byFirstWord.get(token) ?? [])
      .filter(({ phrase }) => isMadeOf(phrase, tokens));
    const endings = tokens
      .flatMap(endingsOf)
      .flatMap((ending) => byFirstWord.get(ending)?.filter(({ phrase }) => phrase === ending) ?? []);
    for (const { role } of [...reordered, ...endings]) shares.set(role, looseShare);
    if (shares.size > 0) break;
  }
  dropSecretsOfMessages(shares);
  return shares;
}

/** "Your reference number" has the words of "your number" too, but those are in the name of any field. */
function isMadeOf(phrase: string, tokens: readonly string[]): boolean {
  const parts = phrase.split(" ");
  const isTelling = parts.some((part) => !ofAnyField.has(part));
  return parts.length > 1 && isTelling && parts.every((part) => part.length > 2 && tokens.includes(part));
}

const ofAnyField: ReadonlySet<string> = new Set([...requestWords.ofAnyField, ...requestWords.pointing]);

/**
 * The longer endings of a word, where compounds have their meaning. Just "name" at the end may mean a
 * nickname.
 */
function endingsOf(token: string): string[] {
  const starts = Array.from({ length: Math.max(0, token.length - 6) }, (_, index) => index + 2);
  return starts.map((start) => token.slice(start));
}

/** Whether the text says only "number", in any language. */
export function saysOnlyNumber(text: string): boolean {
  const plain = normalise(text);
  if (bareNumbers.includes(plain)) return true;
  return plain.length < 12 && saysOnly(plain, ({ confirmation }) => confirmation.number);
}
