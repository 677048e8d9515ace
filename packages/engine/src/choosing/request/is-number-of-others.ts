import { partyWords } from "../../words/goods/party-words.ts";
import { timesByName } from "../../words/goods/units.ts";
import { andWords, numberRangeWords } from "../../words/grammar/number-words.ts";
import { agingWords, possessives } from "../../words/grammar/others-words.ts";
import { requestWords } from "../../words/requests/request-words.ts";
import { isOfInstalments } from "../money/of-instalments.ts";
import { daysOf } from "../values/times/find-day.ts";
import type { CountToken } from "./count-words.ts";
import { isNegated } from "./is-negated.ts";
import { isOfClock } from "./number-tokens.ts";
import { isAmount } from "./request-amounts.ts";
import { isBreak, isInRun, type Token } from "./tokens.ts";

const before: ReadonlySet<string> = new Set([
  ...requestWords.beforeAge,
  ...requestWords.limiting,
  ...agingWords,
  ...possessives,
]);
const beings: ReadonlySet<string> = new Set([...requestWords.being, ...requestWords.beingAbroad]);
const behind: ReadonlySet<string> = new Set([...requestWords.afterAge, ...timesByName.keys(), ...partyWords]);
/** Between the days of a range: "tot en met". */
const ranging: ReadonlySet<string> = new Set([...numberRangeWords, ...andWords, "until", "met", "al", "au"]);
const delivering: ReadonlySet<string> = new Set([...requestWords.delivery, ...requestWords.deliveryAbroad]);

/**
 * Whether a number is said of people, times, days, money, a delivery, an address, or of the product's name, and so
 * counts and names nothing: "I am 40", "my two cats", "deliver after six", "via Garibaldi 30", "iPhone 13".
 *
 * @param goods the words of the product's title, folded
 */
export function isNumberOfOthers(
  counted: readonly CountToken[],
  at: number,
  { tokens, goods = [] }: { tokens: readonly Token[]; goods?: readonly string[] | undefined },
): boolean {
  const number = counted[at];
  if (!number || goods.includes(number.folded)) return true;
  return (
    isAmount(tokens, number.start) ||
    isOfClock(tokens, number.start) ||
    isNegated(tokens, number.start, number.end) ||
    isOfInstalments(counted, at) ||
    isSaidOfOthers(counted, at) ||
    isOfDelivery(counted, at) ||
    isOfDays(counted, at, tokens)
  );
}

/** By the words beside it: "I am 40", "my two cats", "for 4 years". */
function isSaidOfOthers(counted: readonly CountToken[], at: number): boolean {
  const [number, next] = [counted[at], counted[at + 1]];
  if (!isBreak(number) && behind.has(next?.folded ?? "")) return true;
  const previous = counted[at - 1];
  if (!previous || isBreak(previous)) return false;
  const isBeing = beings.has(previous.folded) && !ourselves.has(counted[at - 2]?.folded ?? "");
  return isBeing || before.has(previous.folded) || isOfName(counted, at);
}

/** "We are four" says how many come. */
const ourselves: ReadonlySet<string> = new Set("we wir wij we're".split(" "));

const sizing: ReadonlySet<string> = new Set(requestWords.beforeSizeNumber);

/** "Storgatan 18": behind a word that is written like a name within a sentence. */
function isOfName(counted: readonly CountToken[], at: number): boolean {
  const [former, previous, number] = [counted[at - 2], counted[at - 1], counted[at]];
  const isName = /^\p{Lu}\p{Ll}{3,}$/u.test(previous?.raw ?? "");
  const isOfSize = sizing.has(previous?.folded ?? "");
  return (
    isName &&
    !isOfSize &&
    former !== undefined &&
    !/[.!?:]/.test(former.after) &&
    /^\d/.test(number?.raw ?? "")
  );
}

/** "13 December", or the first day of "from 11 to 13 December", "5 tot en met 7 december". */
function isOfDays(counted: readonly CountToken[], at: number, tokens: readonly Token[]): boolean {
  const days = daysOf({ tokens, isFree: () => true });
  if (isInRun(days, counted[at]?.start ?? -1)) return true;
  const rest = counted.slice(at + 1);
  const until = rest.findIndex(({ start }) => days.some((day) => day.start === start));
  return until > 0 && rest.slice(0, until).every(({ folded }) => ranging.has(folded));
}

function isOfDelivery(counted: readonly CountToken[], at: number): boolean {
  const from = counted.slice(0, at).findLastIndex(isBreak) + 1;
  return counted.slice(from, at).some(({ folded }) => delivering.has(folded));
}
