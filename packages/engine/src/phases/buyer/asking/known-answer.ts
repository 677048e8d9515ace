import { pickAddress } from "../../../choosing/delivery/pick-address.ts";
import { paymentsAsked } from "../../../choosing/money/payments-asked.ts";
import { findDays, isSameDay, nextDate } from "../../../choosing/request/find-dates.ts";
import { namedValues } from "../../../choosing/values/named-values.ts";
import { findOnly } from "../../../find-only.ts";
import { findOnePayment } from "../../../page/fields/one-payment.ts";
import type { Field, FieldChoice } from "../../../page/fields/read-fields.ts";
import { realChoices } from "../../../page/fields/real-choices.ts";
import { showsDay } from "../../../page/fields/shows-day.ts";
import { regionNames } from "../../../page/filling/regions.ts";
import { normalise } from "../../../words/normalise.ts";
import { refusalIn } from "../../form/extras/extras.ts";
import { noteSettled } from "../../form/extras/note-settled.ts";
import { type KnownBuyer, linesBelow } from "../../form/fields/known-buyer.ts";
import type { Visit } from "../../visit.ts";
import { partOfTown } from "../address/part-of-town.ts";
import { answerFor, fieldTitle } from "./ask-for-fields.ts";
import { harmlessChoice } from "./harmless-choice.ts";

/** What the request or the page itself answers, so that nobody is asked. */
export function knownAnswer(visit: Visit, field: Field, buyer: KnownBuyer): string | undefined {
  const named = choiceOfRequest(visit, field) ?? dayOfRequest(visit, field) ?? nothingMore(visit, field);
  return named ?? answerOfPage(field, buyer);
}

/** Of a list that shows its choices only while it is open: "none", or, of instalments, all at once. */
function nothingMore({ order }: Pick<Visit, "order">, field: Field): string | undefined {
  if (paymentsAsked(order.request) !== undefined) return undefined;
  const choices = realChoices(field);
  const least = field.role === "extra" ? refusalIn(choices) : findOnePayment(choices);
  return least && answerFor(field, least);
}

/** The only choice of a list that the request names. */
function choiceOfRequest(visit: Visit, field: Field): string | undefined {
  const choices = realChoices(field);
  const values = choices.map(({ title }) => title);
  const named = namedValues({ name: fieldTitle(field), values }, visit.order.request);
  const only = findOnly(choices.filter(({ title }) => named.has(title)));
  if (!only || choices.length < 2) return undefined;
  noteSettled(visit, only.title);
  return answerFor(field, only);
}

const namesDay = /(^|[\W_])(date|day)([\W_]|$)/i;

/** The only empty field that takes a day, required or not, if the request names one. */
export function fieldOfDay({ order }: Pick<Visit, "order">, fields: readonly Field[]): Field | undefined {
  const isNamed = findOnly(findDays(order.request ?? "")) !== undefined;
  const only = isNamed ? findOnly(fields.filter(takesDay)) : undefined;
  return only?.enabled && only.value === "" ? only : undefined;
}

function takesDay({ role, control, name, isDay, opensDialog, placeholder }: Field): boolean {
  const isText = control === "text" || control === "date";
  return (
    role === "unknown" &&
    isText &&
    (isDay || opensDialog || showsDay(placeholder) || namesDay.test(name)) === true
  );
}

/** The only day that the request names, for a field that takes one. */
function dayOfRequest(visit: Visit, field: Field): string | undefined {
  if (!takesDay(field)) return undefined;
  const day = findOnly(findDays(visit.order.request ?? ""));
  if (!day) return undefined;
  visit.unmatched =
    visit.unmatched?.filter((words) => !findDays(words).some((one) => isSameDay(one, day))) ?? [];
  return nextDate(day, new Date());
}

/** In a list whose name says nothing: the buyer's part of the town, town or region, spelt as the buyer does. */
export function placeOfBuyer(field: Field, buyer: KnownBuyer): FieldChoice | undefined {
  if (field.role !== "unknown") return undefined;
  const { city = "", state = "", country_code } = buyer;
  // "Col. Americana" is the part of the town that a list calls "Americana".
  const lines = linesBelow(buyer).flatMap((line) => [line, line.replace(/^\p{L}{2,6}\.\s+/u, "")]);
  const names = [lines, [city], state === "" ? [] : regionNames(state, country_code)];
  const choices = realChoices(field).map((choice) => ({ choice, said: normalise(choice.title) }));
  const shortest = 3;
  const fitting = names.map((spellings) => {
    const meant = spellings.map(normalise).filter(({ length }) => length >= shortest);
    return findOnly(choices.filter(({ said }) => meant.includes(said)));
  });
  return fitting.find((found) => found !== undefined)?.choice;
}

/** A date in the future is the delivery date: the earliest is chosen, since no later one was requested. */
function answerOfPage(field: Field, buyer: KnownBuyer): string | undefined {
  const address = pickAddress(realChoices(field), ({ title }) => title, buyer);
  const harmless = address ?? placeOfBuyer(field, buyer) ?? harmlessChoice(field);
  if (harmless) return answerFor(field, harmless);
  const part = partOfTown(field, buyer);
  if (part !== undefined) return part;
  return field.role === "unknown" ? field.earliest : undefined;
}
