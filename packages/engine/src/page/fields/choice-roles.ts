import { normalise } from "../../words/normalise.ts";
import type { Words } from "../../words/words.ts";
import { isCountry, isListedState } from "../filling/places.ts";
import type { ControlSnapshot } from "./control-snapshot.ts";
import type { FieldRole } from "./field-role.ts";

const salutations =
  /^(mr|mrs|ms|miss|mx|dr|prof|sir|madam|herrn?|frau|divers|m|mme|mlle|monsieur|madame|mademoiselle|sra?|srta|don|dona|senora?|sig|sigra|signora?|dhr|mevr|mw|pani?|panstwo)$/;
const brands = /^(visa|master ?card|american express|amex|discover|maestro|diners( club)?|jcb)\b/i;

/** What the choices of a list say about it. Months and years are told apart from birthdays by their span. */
export function roleOfChoices(field: ControlSnapshot, _languages: readonly Words[]): FieldRole | undefined {
  const choices = (field.choices ?? []).filter(({ title }) => title !== "");
  if (field.kind === "radio") return roleOfRadioWords(choices.map(({ title }) => normalise(title)));
  if (choices.length < 2) return undefined;
  const share = (test: (choice: { value: string; title: string }) => boolean) =>
    choices.filter(test).length / choices.length;
  const counts = choices.length;
  if (share(({ title }) => brands.test(normalise(title))) >= 0.5) return "cardBrand";
  if (share(({ title }) => /\+\d/.test(title)) > 0.5) return "phoneCountry";
  if (share(({ title }) => salutations.test(normalise(title))) >= 0.5) return "salutation";
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

const paymentWords =
  /\b(cash on delivery|cod|bank transfer|bank wire|wire transfer|credit card|debit card|card|che(ck|que)( payments?)?|money order|invoice|paypal|pay (later|by|with|on|in)|purchase order|nachnahme|vorkasse|rechnung|uberweisung|kreditkarte|lastschrift|virement|cheque|carte|contre remboursement|contrassegno|bonifico|transferencia|contra ?reembolso|tarjeta|overschrijving|rembours|creditcard|faktura|przelew|karta|pobranie|boleto|cartao)\b/;
const deliveryWords =
  /\b(delivery|shipping|ship|courier|express|overnight|pick ?up|collection|ups|usps|dhl|fedex|dpd|gls|hermes|royal mail|post|parcel|freight|ground|versand|lieferung|paket|abholung|livraison|colissimo|envio|entrega|recogida|spedizione|consegna|corriere|verzending|bezorg\w*|levering|frakt|leverans|dostawa|kurier|odbior|flat rate|standard)\b/;
const sameAddressWords =
  /\b(same as|same address|gleiche adresse|meme adresse|misma direccion|stesso indirizzo|zelfde adres)\b/;

/** Ways to pay, to send, and whether two addresses are one, told by the choices themselves. */
function roleOfRadioWords(titles: readonly string[]): FieldRole | undefined {
  if (titles.length === 0) return undefined;
  const share = (words: RegExp) => titles.filter((title) => words.test(title)).length / titles.length;
  if (titles.some((title) => sameAddressWords.test(title)) && titles.length <= 3)
    return "billingSameAsShipping";
  if (share(paymentWords) > 0.5) return "paymentMethod";
  return share(deliveryWords) > 0.5 ? "shippingMethod" : undefined;
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
