import type { AnswerValues } from "@cartwright/contract";
import type { FieldRole } from "../../page/fields/field-role.ts";
import { type Field, readFields, theField } from "../../page/fields/read-fields.ts";
import { valueFor } from "../../page/filling/fill.ts";
import { type Filling, fillTogether } from "../../page/filling/fill-together.ts";
import { pickChoice } from "../../page/filling/pick-choice.ts";
import { isSameValue } from "../../page/filling/same-value.ts";
import type { Pace } from "../../page/waiting/pace.ts";
import { settle } from "../../page/waiting/settle.ts";
import { languages } from "../../words/languages.ts";
import type { KnownBuyer } from "../buyer/known-buyer.ts";
import type { CardForm } from "../checkout/form-work.ts";
import { refuseStrangers } from "../refuse-strangers.ts";
import type { Visit } from "../visit.ts";
import { steadyCardForm } from "./card-form.ts";

/** A form that was put up anew while it was typed into gets its values again. */
const mostRounds = 3;

/**
 * Asks for the card and types it into whatever frames hold its fields, and proves that each holds it. Returns what a
 * field does not accept, in words without the value, or undefined when all stands. Nothing but this call ever knows
 * the values.
 */
export async function typeCard(
  visit: Visit,
  { ask, buyer, form, open }: CardEntry,
): Promise<string | undefined> {
  const { page, pace } = visit;
  if (form) refuseStrangers(visit, form.fields);
  const answer = await ask();
  const shown = form ?? (await open());
  refuseStrangers(visit, shown.fields);
  let fields = await steadyCardForm(visit, shown);
  let objection: string | undefined;
  for (let round = 0; round < mostRounds; round += 1) {
    objection = await enter(wrongEntries(fields, answer, buyer), pace);
    await settle(page, pace, { limitMs: 5_000 });
    fields = await readFields(page, pace);
    if (wrongEntries(fields, answer, buyer).length === 0) return undefined;
  }
  return objection ?? "the page emptied its card fields";
}

interface CardEntry {
  ask: () => Promise<AnswerValues>;
  buyer: KnownBuyer;
  form: CardForm | undefined;
  /** Brings up the form, where it shows only after a button was pressed. */
  open: () => Promise<CardForm>;
}

/** Returns what the last field that does not take its value has against it. */
async function enter(entries: readonly Filling[], pace: Pace): Promise<string | undefined> {
  const outcomes = await fillTogether(entries, pace);
  const objections = outcomes.map((outcome, index) =>
    outcome.filled ? undefined : `"${entries[index]?.field.label}": ${outcome.why}`,
  );
  return objections.findLast((objection) => objection !== undefined);
}

/** Whether the card is still where it was typed. A form that has folded itself away holds it too. */
export function isCardGone(fields: readonly Field[]): boolean {
  return theField(fields, "cardNumber")?.value === "" || theField(fields, "cardCode")?.value === "";
}

function wrongEntries(fields: readonly Field[], answer: AnswerValues, buyer: KnownBuyer): Filling[] {
  const { card_number = "", card_expiry = "", card_cvc = "" } = answer;
  const number = card_number.replace(/[\s-]/g, "");
  const holder = [buyer.first_name, buyer.last_name].filter((part) => part !== undefined).join(" ");
  const wanted: [role: FieldRole, value: string | undefined][] = [
    ["cardBrand", brandOf(number)],
    ["cardExpiry", card_expiry.trim()],
    ["cardExpiryMonth", card_expiry.trim()],
    ["cardExpiryYear", card_expiry.trim()],
    ["cardCode", card_cvc.trim()],
    ["cardHolder", holder],
    ["cardHolderFirst", buyer.first_name],
    ["cardHolderLast", buyer.last_name],
  ];
  const single = wanted.flatMap(([role, value]) => {
    const field = theField(fields, role);
    return field && value ? [{ field, value }] : [];
  });
  const all = [...numberEntries(fields, number), ...single];
  return all.filter(({ field, value }) => !isEntered(field, value));
}

/** The number in its field, or in as many boxes as the page writes it into. */
function numberEntries(fields: readonly Field[], number: string): Filling[] {
  const first = theField(fields, "cardNumber");
  const rest = fields.filter(({ role }) => role === "cardNumberRest");
  if (!first) return [];
  if (rest.length === 0) return number ? [{ field: first, value: number }] : [];
  let start = 0;
  return [first, ...rest].flatMap((field) => {
    const value = number.slice(start, start + (field.maxLength ?? 0));
    start += value.length;
    return value ? [{ field, value }] : [];
  });
}

/** Lists of months, years and brands hold values of their own making. */
function isEntered(field: Field, value: string): boolean {
  const { role, control, choices = [] } = field;
  const isList = role === "cardExpiryMonth" || role === "cardExpiryYear" || role === "cardBrand";
  if (!isList) return isSameValue(role, field.value, value);
  const naming = languages.map(({ language }) => language);
  const wanted = valueFor(field, value);
  // A list that is drawn by script shows the title of its choice, and has no value of its own.
  const shown = { value: field.value, title: field.value, enabled: true };
  if (control !== "select")
    return field.value !== "" && pickChoice([shown], wanted, { role, languages: naming }) !== undefined;
  return pickChoice(choices, wanted, { role, languages: naming })?.value === field.value;
}

/** The scheme that a number belongs to, as lists of cards call it. */
function brandOf(number: string): string | undefined {
  const brands: readonly [RegExp, string][] = [
    [/^4/, "Visa"],
    [/^(5[1-5]|2[2-7])/, "Mastercard"],
    [/^3[47]/, "American Express"],
    [/^(6011|65|64[4-9])/, "Discover"],
    [/^35/, "JCB"],
    [/^3(0|6|8)/, "Diners Club"],
  ];
  return brands.find(([pattern]) => pattern.test(number))?.[1];
}
