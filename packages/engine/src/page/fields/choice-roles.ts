import { carrierNames } from "../../words/carriers.ts";
import { hasPhrase, normalise } from "../../words/normalise.ts";
import type { Words } from "../../words/words.ts";
import { isCountry, isListedState } from "../filling/places.ts";
import type { ControlSnapshot } from "./control-snapshot.ts";
import type { FieldRole } from "./field-role.ts";

const brands = /^(visa|master ?card|american express|amex|discover|maestro|diners( club)?|jcb)\b/i;

/** What the choices of a list say about it. Months and years are told apart from birthdays by their span. */
export function roleOfChoices(field: ControlSnapshot, languages: readonly Words[]): FieldRole | undefined {
  const choices = (field.choices ?? []).filter(({ title }) => title !== "");
  if (field.kind === "radio")
    return roleOfRadioWords(
      choices.map(({ title }) => normalise(title)),
      languages,
    );
  if (choices.length < 2) return undefined;
  const salutations = new Set(languages.flatMap((words) => words.salutations));
  const share = (test: (choice: { value: string; title: string }) => boolean) =>
    choices.filter(test).length / choices.length;
  const counts = choices.length;
  if (share(({ title }) => brands.test(normalise(title))) >= 0.5) return "cardBrand";
  if (share(({ title }) => /\+\d/.test(title)) > 0.5) return "phoneCountry";
  if (share(({ title }) => salutations.has(normalise(title))) >= 0.5) return "salutation";
  if (counts > 20 && share(({ title }) => isListedState(title)) > 0.7) return "state";
  if (
    counts > 2 &&
    share(({ title, value }) => isCountry(title) || (isCountry(value) && title.length > 3)) > 0.6
  )
    return "country";
  if (isComingYears(choices.map(({ title, value }) => yearOf(title) ?? yearOf(value))))
    return "cardExpiryYear";
  return undefined;
}

/** Ways to pay, to send, and whether two addresses are one, told by the choices themselves. */
function roleOfRadioWords(titles: readonly string[], languages: readonly Words[]): FieldRole | undefined {
  if (titles.length === 0) return undefined;
  const isSaid = (title: string, phrasesOf: (words: Words) => readonly string[]) =>
    languages.some((words) => hasPhrase(title, phrasesOf(words)));
  const isMost = (test: (title: string) => boolean) => titles.filter(test).length > titles.length / 2;
  const areSame = titles.some((title) => isSaid(title, ({ fields }) => fields.billingSameAsShipping));
  if (areSame && titles.length <= 3) return "billingSameAsShipping";
  if (isMost((title) => isSaid(title, ({ payment }) => [...payment.card, ...payment.other])))
    return "paymentMethod";
  const isDelivery = (title: string) =>
    hasPhrase(title, carrierNames) || isSaid(title, ({ delivery }) => delivery.names);
  return isMost(isDelivery) ? "shippingMethod" : undefined;
}

function yearOf(text: string): number | undefined {
  const found = /^\s*(20\d\d|\d\d)\s*$/.exec(text)?.[1];
  if (found === undefined) return undefined;
  return found.length === 2 ? 2000 + Number(found) : Number(found);
}

/** At least five years in a row that all lie in this century's next decades, the first not long before today. */
function isComingYears(years: readonly (number | undefined)[]): boolean {
  const known = years.filter((year) => year !== undefined);
  if (known.length < 5 || known.length < years.length - 2) return false;
  const first = known[0] ?? 0;
  const isRow = known.every((year, index) => year === first + index);
  return isRow && first >= 2015 && first < 2100;
}

/** Twelve choices that are the months, whatever they are called. */
export function isMonthList(field: ControlSnapshot): boolean {
  const choices = (field.choices ?? []).map(({ value, title }) => `${value} ${title}`);
  if (choices.length < 12 || choices.length > 13) return false;
  const numbered = choices.filter((choice) => /\b(0?[1-9]|1[0-2])\b/.test(choice)).length;
  return numbered >= 11 && !choices.some((choice) => /\b(1[3-9]|[2-9]\d)\b|\d{4}/.test(choice));
}
