import { isInflected } from "../../../choosing/request/akin.ts";
import { findDays, isSameDay, type NamedDay, nextDate } from "../../../choosing/request/find-dates.ts";
import { isOnlyNumbers } from "../../../choosing/request/number-tokens.ts";
import { saysNothing } from "../../../choosing/request/says-nothing.ts";
import { readTokens } from "../../../choosing/request/tokens.ts";
import { weekdayAt } from "../../../choosing/values/times/find-weekday.ts";
import { languages } from "../../../words/languages.ts";
import { hasPhrase, normalise, splitName, withoutAccents } from "../../../words/normalise.ts";
import type { Visit } from "../../visit.ts";

const collectionWords = languages.flatMap(({ delivery }) => delivery.collection);

/** "Picked" is what is left of "picked up" where the other words say nothing. */
const ofCollection: ReadonlySet<string> = new Set(collectionWords.flatMap((phrase) => phrase.split(" ")));

/**
 * What the request says about the delivery, and was no choice of the goods, is settled by what was chosen: "kurierem
 * DPD" by "Kurier DPD", and any word for collection by another one, "collected" by "Local pickup".
 */
export function noteSettled(visit: Pick<Visit, "unmatched">, chosen: string): void {
  // A label put together from parts may run together: "na adresu79 Kč".
  const settled = [chosen, splitName(chosen)].flatMap(wordsOf);
  const isCollected = hasPhrase(normalise(chosen), collectionWords);
  const isSettled = (word: string) =>
    saysNothing(word) ||
    (isCollected && ofCollection.has(word)) ||
    settled.some((one) => isInflected(one, word));
  const days = findDays(chosen);
  const isSameDayNamed = (words: string) => {
    const named = findDays(words);
    if (named.length === 0) return days.some((day) => isOnWeekday(day, words));
    return named.every((day) => days.some((one) => isSameDay(one, day)));
  };
  const isOpen = (words: string) =>
    !isSameDayNamed(words) && (isOnlyNumbers(words) || !wordsOf(words).every(isSettled));
  visit.unmatched = (visit.unmatched ?? []).filter(isOpen);
}

function wordsOf(text: string): string[] {
  return readTokens(text).map(({ folded }) => withoutAccents(folded));
}

/** "Einem Samstag", of 5 December. */
function isOnWeekday(day: NamedDay, words: string): boolean {
  const tokens = readTokens(words);
  const named = tokens.flatMap((_, start) => weekdayAt(tokens, start) ?? []);
  const own = new Date(`${nextDate(day, new Date())}T00:00:00Z`).getUTCDay();
  return named.length === 1 && named[0]?.day === own;
}
