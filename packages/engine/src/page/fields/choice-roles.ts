import { carrierNames } from "../../words/delivery/carriers.ts";
import { languages } from "../../words/languages.ts";
import { hasPhrase, normalise, phraseIndex } from "../../words/normalise.ts";
import { asksToChoose } from "../../words/pages/asks-to-choose.ts";
import { asksHowToPay } from "../../words/paying/asks-how-to-pay.ts";
import { cardBrands, endsInFourDigits } from "../../words/paying/card-brands.ts";
import { walletNames } from "../../words/paying/wallets.ts";
import { areaNames } from "../../words/places/area-names.ts";
import { isCountry } from "../../words/places/countries.ts";
import { isStreetType } from "../../words/places/street-types.ts";
import { says } from "../../words/says.ts";
import type { Words } from "../../words/words.ts";
import { findAmounts } from "../amounts/parse-money.ts";
import { isRegion } from "../filling/regions.ts";
import type { ControlSnapshot } from "./control-snapshot.ts";
import type { FieldRole } from "./field-role.ts";
import { weights } from "./field-weights.ts";
import { findOnePayment } from "./one-payment.ts";
import { rolesOfText } from "./roles-of-text.ts";

const brandNames = cardBrands.flatMap(({ names }) => names);

/**
 * What a control's choices say about it. Months and years belong to a card only beside other card fields;
 * otherwise they may be a date of birth.
 */
export function weighChoices(
  field: ControlSnapshot,
  pageLanguages: readonly Words[],
): readonly (readonly [FieldRole, number])[] {
  const choices = choicesOf(field).filter(({ title }) => title !== "");
  const instalments = weighInstalments(choices);
  if (instalments) return [["extra", instalments]];
  if (field.kind === "radio") {
    const titles = choices.map(({ title }) => normalise(title));
    const role = roleOfRadioWords(titles) ?? roleOfQuestion(field) ?? roleOfHeading(field, pageLanguages);
    if (role) return [[role, weights.choices]];
    return arePricedWays(field, choices) ? [["shippingMethod", weights.priced]] : [];
  }
  if (isMonthList(field)) return monthWeights;
  const years = choices.map(({ title, value }) => yearOf(title) ?? yearOf(value));
  if (isComingYears(years)) return [["cardExpiryYear", weights.bareWord]];
  if (isPastYears(years) || isDays(choices)) return [["dateOfBirth", weights.bareWord]];
  const role =
    choices.length < 2
      ? undefined
      : (roleOfChoices(choices) ?? wayOfChoices(choices) ?? roleOfQuestion(field));
  if (role) return [[role, weights.choices]];
  return arePricedWays(field, choices) ? [["shippingMethod", weights.priced]] : [];
}

/** A list of days, months or years: what the date is for is said of all of them together. */
export function isPartOfDate(field: ControlSnapshot): boolean {
  const choices = choicesOf(field);
  const years = choices.map(({ title, value }) => yearOf(title) ?? yearOf(value));
  return isMonthList(field) || isDays(choices) || isPastYears(years) || isComingYears(years);
}

/** "No" and "Yes" answer a question ("Other delivery address?"): they are no ways to deliver or to pay. */
export function areAnswers(field: ControlSnapshot): boolean {
  const titles = choicesOf(field).map(({ title }) => normalise(title));
  return titles.length > 0 && titles.every((title) => answers.has(title));
}

const answers: ReadonlySet<string> = new Set(
  languages.flatMap(({ answers: { yes, no } }) => [...yes, ...no]),
);

/** A drawn list has the choices of the native list behind it. */
function choicesOf({ choices, native, suggestions = [] }: ControlSnapshot): Choices {
  return choices ?? native?.choices ?? suggestions.map((title) => ({ value: title, title, enabled: true }));
}

/** A list of places with prices asks for the destination, so the cheapest must not be chosen. */
function arePricedWays({ label, nearby, group }: ControlSnapshot, choices: Choices): boolean {
  const called = normalise(label || nearby || group);
  return arePriced(choices) && !areaNames.some((name) => called.split(" ").includes(name) || called === name);
}

/** Choices with prices in a checkout are most likely shipping methods; one may be free. */
function arePriced(choices: Choices): boolean {
  const priced = choices.filter(({ title }) => namesAndPrices(title));
  return priced.length > 1 && priced.length >= choices.length - 1;
}

/** Lists of shipping or payment methods are recognised by their choices, as radios are. */
function wayOfChoices(choices: Choices): FieldRole | undefined {
  const role = roleOfRadioWords(choices.map(({ title }) => normalise(title)));
  return role === "shippingMethod" || role === "paymentMethod" ? role : undefined;
}

/** A bare "EUR 50.88" is an amount in another currency. */
function namesAndPrices(title: string): boolean {
  const words = title.replace(/\b[A-Z]{3}\b/g, "");
  return /\p{L}{3}/u.test(words) && findAmounts(title).length > 0;
}

const monthWeights = [
  ["cardExpiryMonth", weights.bareWord + 1],
  ["dateOfBirth", weights.bareWord],
] as const;

type Choices = readonly { value: string; title: string }[];

const mostByCodes = 8;

function roleOfChoices(choices: Choices): FieldRole | undefined {
  const salutations = new Set(languages.flatMap((words) => words.salutations));
  const share = (test: (choice: Choices[number]) => boolean) => choices.filter(test).length / choices.length;
  const counts = choices.length;
  const isBrand = ({ title }: Choices[number]) =>
    brandNames.some((name) => phraseIndex(normalise(title), name) === 0) && !endsInFourDigits(title);
  if (share(isBrand) >= 0.5) return "cardBrand";
  if (share(({ title }) => /\+\d/.test(title)) > 0.5) return "phoneCountry";
  if (counts > 2 && share(({ title }) => isStreetType(title)) > 0.6) return "streetType";
  if (share(({ title }) => salutations.has(normalise(title))) >= 0.5) return "salutation";
  if (counts > 20 && share(({ title }) => isRegion(title)) > 0.7) return "state";
  if (areAllRegions(choices)) return "state";
  // Hours ("am", "pm") and provinces have such codes too: in a short list some name has to say that it is a country.
  const mayBeCodes = counts > mostByCodes || choices.some(({ title }) => isCountry(title));
  const isPlace = ({ title, value }: Choices[number]) =>
    isCountry(title) || (mayBeCodes && isCountry(value) && title.length > 3);
  return counts > 2 && share(isPlace) > 0.6 ? "country" : undefined;
}

/** A shop that delivers to a few regions lists only those, by name: short codes may be sizes. */
function areAllRegions(choices: Choices): boolean {
  const real = choices.filter(({ title }) => !asksToChoose(title));
  const isNamed = ({ title }: Choices[number]) =>
    /\p{L}{4}|\p{Script=Han}{2}/u.test(title) && isRegion(title);
  return real.length > 2 && real.every(isNamed);
}

/** Shipping and payment methods are radios under a heading that says which. */
function roleOfHeading({ section }: ControlSnapshot, pageLanguages: readonly Words[]): FieldRole | undefined {
  const heading = rolesOfText(section, pageLanguages);
  return (["shippingMethod", "paymentMethod"] as const).find((role) => heading.has(role));
}

/** "How would you like to pay?" means payment methods, whether or not their names are known. */
function roleOfQuestion({ label, group, nearby, section }: ControlSnapshot): FieldRole | undefined {
  return [label, group, nearby, section].some(asksHowToPay) ? "paymentMethod" : undefined;
}

/**
 * Instalment plans are an extra that the buyer didn't ask for, unless the choices are payment methods that
 * mention them.
 */
function weighInstalments(choices: Choices): number | undefined {
  const atOnce = findOnePayment(choices);
  if (!atOnce) return undefined;
  const later = choices.filter((choice) => choice !== atOnce);
  const areWaysToPay = later.some(({ title }) =>
    says(title, ({ payment }) => [...payment.card, ...payment.other]),
  );
  return areWaysToPay ? weights.choices : weights.instalments;
}

/** Detects payment methods, shipping methods and "same billing address" from the titles of the choices. */
function roleOfRadioWords(titles: readonly string[]): FieldRole | undefined {
  if (titles.length === 0) return undefined;
  const isMost = (test: (title: string) => boolean) => titles.filter(test).length > titles.length / 2;
  const areSame = titles.some((title) => says(title, ({ fields }) => fields.billingSameAsShipping));
  if ((areSame || areOneOrTwoAddresses(titles)) && titles.length <= 3) return "billingSameAsShipping";
  const isKeptCard = (title: string) => hasPhrase(title, brandNames) && endsInFourDigits(title);
  const isWayToPay = (title: string) =>
    isKeptCard(title) || says(title, ({ payment }) => [...payment.card, ...payment.other]);
  // Beside a known way to pay: "Link" and "ideal" are other words as well.
  const isWallet = (title: string) => walletNames.some((name) => phraseIndex(title, name) === 0);
  if (isMost((title) => isWayToPay(title) || isWallet(title)) && titles.some(isWayToPay))
    return "paymentMethod";
  const isDelivery = (title: string) =>
    hasPhrase(title, carrierNames) ||
    says(title, ({ delivery }) => [...delivery.names, ...delivery.collection]);
  return isMost(isDelivery) ? "shippingMethod" : undefined;
}

/** "The billing address is the delivery address" beside "another billing address", whatever the verb. */
function areOneOrTwoAddresses(titles: readonly string[]): boolean {
  const isOther = (title: string) => says(title, ({ otherAddress }) => otherAddress);
  const namesBoth = (title: string) =>
    says(title, ({ purpose }) => purpose.billing) && says(title, ({ purpose }) => purpose.shipping);
  return titles.some(isOther) && titles.some((title) => namesBoth(title) && !isOther(title));
}

function yearOf(text: string): number | undefined {
  const found = /^\s*((?:19|20)\d\d|\d\d)\s*$/.exec(text)?.[1];
  if (found === undefined) return undefined;
  return found.length === 2 ? 2000 + Number(found) : Number(found);
}

/** At least five consecutive years in the coming decades of this century, the first not long ago. */
function isComingYears(years: readonly (number | undefined)[]): boolean {
  const known = years.filter((year) => year !== undefined);
  if (known.length < 5 || known.length < years.length - 2) return false;
  const first = known[0] ?? 0;
  const isRow = known.every((year, index) => year === first + index);
  return isRow && first >= 2015 && first < 2100;
}

/** Years of birth. */
function isPastYears(years: readonly (number | undefined)[]): boolean {
  const known = years.filter((year) => year !== undefined);
  return known.length > 30 && known.length >= years.length - 2 && Math.min(...known) < 1990;
}

function isDays(choices: Choices): boolean {
  const numbers = choices.map(({ title }) => Number(title)).filter((day) => day >= 1 && day <= 31);
  return choices.length >= 31 && choices.length <= 32 && numbers.length === 31;
}

/** Twelve choices that are the months, in any language. */
function isMonthList(field: ControlSnapshot): boolean {
  const choices = choicesOf(field).map(({ value, title }) => `${value} ${title}`);
  if (choices.length < 12 || choices.length > 13) return false;
  const numbered = choices.filter((choice) => /\b(0?[1-9]|1[0-2])\b/.test(choice)).length;
  return numbered >= 11 && !choices.some((choice) => /\b(1[3-9]|[2-9]\d)\b|\d{4}/.test(choice));
}
