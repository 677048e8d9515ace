import type { AnswerValues } from "@cartwright/contract";
import type { Request } from "playwright-core";
import { cardRoles, type FieldRole } from "../../../page/fields/field-role.ts";
import { type Field, fieldWithRole, readFields } from "../../../page/fields/read-fields.ts";
import { parseExpiry } from "../../../page/filling/expiry.ts";
import { valueFor } from "../../../page/filling/fill.ts";
import { type Filling, fillTogether } from "../../../page/filling/fill-together.ts";
import { pickChoice } from "../../../page/filling/pick-choice.ts";
import { isSameValue } from "../../../page/filling/same-value.ts";
import { siteOf } from "../../../page/own-frames.ts";
import type { Pace } from "../../../page/waiting/pace.ts";
import { settle } from "../../../page/waiting/settle.ts";
import { cardBrands } from "../../../words/paying/card-brands.ts";
import { quoted } from "../../../words/quoted.ts";
import { says } from "../../../words/says.ts";
import type { KnownBuyer } from "../../form/fields/known-buyer.ts";
import type { CardForm } from "../../form/form-work.ts";
import { refuseStrangers } from "../../guards/refuse-strangers.ts";
import { clearTheWay, coverOf } from "../../page/clear-the-way.ts";
import { hostOf, type Visit } from "../../visit.ts";
import { awaitRestOfCard } from "./await-rest-of-card.ts";
import { steadyCardForm } from "./card-form.ts";
import { type Stranger, strangerOf } from "./card-hosts.ts";
import { restOfCard } from "./rest-of-card.ts";

/** A form that re-rendered while it was typed into is filled again. */
const mostRounds = 3;

/**
 * Asks for the card, types it into the frames that hold its fields, and verifies each field. Returns who got
 * it, or what a field didn't accept, without its value. The values never leave this call.
 */
export async function typeCard(
  visit: Visit,
  { ask, agreeTo, buyer, form, open }: CardEntry,
): Promise<CardTyped> {
  if (form) await refuseStrangers(visit, form.fields);
  const asked = form && strangerOf(form.fields);
  let answer = await ask(asked);
  const shown = form ?? (await open());
  if (!shown) return { kind: "not_asked" };
  await refuseStrangers(visit, shown.fields);
  let fields = await steadyCardForm(visit, shown);
  // A form that appeared behind a button, or changed its host since, isn't covered by the host named in the
  // answer.
  const stranger = strangerOf(fields);
  if (stranger !== undefined && stranger.host !== asked?.host) {
    if (form) answer = await ask(stranger);
    else await agreeTo(stranger);
  }
  let objection: string | undefined;
  for (let round = 0; round < mostRounds; round += 1) {
    await refuseStrangers(visit, fields.filter(isCardField));
    const entries = wrongEntries(fields, answer, buyer);
    await uncover(visit, entries);
    const entered = await enterStaying(visit, entries);
    objection = entered.objection;
    if (entered.hasLeft) break;
    const recipient = recipientOf(visit, fields);
    fields = await awaitRestOfCard(visit, await readFields(visit.page, visit.pace));
    if (wrongEntries(fields, answer, buyer).length === 0)
      return {
        kind: "typed",
        recipient,
        last4: lastDigitsOf(answer),
        fields,
        giveRestOfCard: restGiver(visit, { answer, buyer, typed: fields }),
      };
  }
  return { kind: "objected", objection: objection ?? "the page emptied its card fields" };
}

/** A pop-up that has come up since may hide a field: nothing is typed that a person cannot see. */
async function uncover(visit: Visit, entries: readonly Filling[]): Promise<void> {
  for (const { field } of entries) if (await coverOf(visit, field)) await clearTheWay(visit, field);
}

/** `recipient` is the host whose document holds the card. */
export type CardTyped =
  | {
      kind: "typed";
      recipient: string;
      last4: string | undefined;
      /** The page's fields after the card was typed. */
      fields: readonly Field[];
      giveRestOfCard: (asked: readonly Field[]) => Promise<boolean>;
    }
  | { kind: "objected"; objection: string }
  /** The shop has not shown a form. */
  | { kind: "not_asked" };

interface GivenCard {
  answer: AnswerValues;
  buyer: KnownBuyer;
  /** The page's fields when the number was typed. */
  typed: readonly Field[];
}

/** Only the site that has the card's number is given the rest, or its code once more. */
function restGiver(visit: Visit, { answer, buyer, typed }: GivenCard) {
  const sites = new Set(typed.filter(isCardField).map(({ frame }) => siteOf(frame.url())));
  return async (asked: readonly Field[]): Promise<boolean> => {
    const fields = restOfCard(asked).filter(({ frame }) => sites.has(siteOf(frame.url())));
    if (fields.length === 0) return false;
    await refuseStrangers(visit, fields);
    const outcomes = await fillTogether(wrongEntries(fields, answer, buyer), visit.pace);
    return outcomes.some(({ filled }) => filled);
  };
}

/** Shown to the owner to identify the card, as on a printed receipt. */
function lastDigitsOf({ card_number = "" }: AnswerValues): string | undefined {
  return /(\d{4})\D*$/.exec(card_number)?.[1];
}

function recipientOf(visit: Visit, fields: readonly Field[]): string {
  return fieldWithRole(fields, "cardNumber")?.recipient?.host || hostOf(visit);
}

function isCardField({ role }: Pick<Field, "role">): boolean {
  return cardRoles.has(role);
}

interface CardEntry {
  /** `stranger` is the unknown host of the form: the answer has to name it. */
  ask: (stranger: Stranger | undefined) => Promise<AnswerValues>;
  /** Asks about the unknown host of a form that was brought up with the card already given. */
  agreeTo: (stranger: Stranger) => Promise<void>;
  buyer: KnownBuyer;
  form: CardForm | undefined;
  /** Brings up a form that only appears after a button press; undefined if none is needed. */
  open: () => Promise<CardForm | undefined>;
}

/**
 * No form needs another document while it is typed into, or another window. Its address may be an order in the shop's own
 * cipher, and would be one more if the card were typed again.
 */
async function enterStaying(
  visit: Visit,
  entries: readonly Filling[],
): Promise<{ objection: string | undefined; hasLeft: boolean }> {
  const { page, pace } = visit;
  let documents = 0;
  const note = (request: Request) => {
    if (isTopDocument(request)) documents += 1;
  };
  page.context().on("request", note);
  const objection = await enter(entries, pace, () => documents > 0);
  // The form may be in a window of its own, which is now the page.
  await settle(visit.page, pace, { limitMs: 5_000 });
  page.context().off("request", note);
  const hasLeft = documents > 0 && visit.page === page;
  if (!hasLeft) return { objection, hasLeft };
  visit.noteUnpressed?.();
  return { objection: "the page went elsewhere meanwhile", hasLeft };
}

/** Also of a window that has only just opened, whose frame the driver doesn't know yet. */
function isTopDocument(request: Request): boolean {
  if (!request.isNavigationRequest()) return false;
  try {
    return request.frame().parentFrame() === null;
  } catch {
    return true;
  }
}

/** Returns the objection of the last field that doesn't accept its value. */
async function enter(
  entries: readonly Filling[],
  pace: Pace,
  hasLeft: () => boolean,
): Promise<string | undefined> {
  const outcomes = await fillTogether(entries, pace, { hasLeft });
  const objections = outcomes.map((outcome, index) =>
    outcome.filled ? undefined : `${quoted(entries[index]?.field.label)}: ${outcome.why}`,
  );
  return objections.findLast((objection) => objection !== undefined);
}

/** Whether the card fields were emptied. A form that has collapsed still holds the card. */
export function isCardGone(fields: readonly Field[]): boolean {
  return fieldWithRole(fields, "cardNumber")?.value === "" || fieldWithRole(fields, "cardCode")?.value === "";
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
    const field = fieldWithRole(fields, role);
    return field && value ? [{ field, value }] : [];
  });
  const all = [...numberEntries(fields, wholeOf(fields, answer) ?? number), ...single];
  return all.filter(({ field, value }) => !isEntered(field, value));
}

/**
 * The digits of a field "Card number MM / YY CVC" that takes number, expiry and code in one go. Undefined if the
 * form has fields of their own for them.
 */
export function wholeOf(
  fields: readonly Pick<Field, "role" | "label" | "placeholder">[],
  { card_number = "", card_expiry = "", card_cvc = "" }: AnswerValues,
): string | undefined {
  const [first, ...others] = fields.filter(isCardField);
  const expiry = parseExpiry(card_expiry.replace(/\s/g, ""));
  if (first?.role !== "cardNumber" || others.some(({ role }) => role !== "cardHolder") || !expiry)
    return undefined;
  const words = `${first.label} ${first.placeholder}`;
  const namesAll =
    says(words, ({ fields }) => fields.cardCode) && says(words, ({ fields }) => fields.cardExpiry);
  if (!namesAll || words.length > longestName) return undefined;
  return `${card_number}${expiry.month}${expiry.year.slice(-2)}${card_cvc}`.replace(/\D/g, "");
}

/** A longer text beside the number may be a help for fields that come later. */
const longestName = 90;

/** The number in its field, or split over several boxes. */
function numberEntries(fields: readonly Field[], number: string): Filling[] {
  const first = fieldWithRole(fields, "cardNumber");
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

/** Lists of months, years and brands have values of their own. */
export function isEntered(field: Field, value: string): boolean {
  const { role, control, choices = [] } = field;
  const isList = role === "cardExpiryMonth" || role === "cardExpiryYear" || role === "cardBrand";
  if (!isList) return isSameValue(role, field.value, value);
  const wanted = valueFor(field, value);
  // A list drawn by script shows the title of its choice and has no value.
  const shown = { value: field.value, title: field.value, enabled: true };
  if (control !== "select" && control !== "radio")
    return field.value !== "" && pickChoice([shown], wanted, { role }) !== undefined;
  return pickChoice(choices, wanted, { role })?.value === field.value;
}

/** The card's brand, as lists of cards name it. */
export function brandOf(number: string): string | undefined {
  return cardBrands.find(({ numbers }) => numbers.test(number))?.title;
}
