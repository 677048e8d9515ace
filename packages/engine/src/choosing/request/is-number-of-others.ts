import { timesByName } from "../../words/goods/units.ts";
import { agingWords, possessives } from "../../words/grammar/others-words.ts";
import { requestWords } from "../../words/requests/request-words.ts";
import type { CountToken } from "./count-words.ts";
import { isNegated } from "./is-negated.ts";
import { isOfClock } from "./number-tokens.ts";
import { isAmount } from "./request-amounts.ts";
import { isBreak, type Token } from "./tokens.ts";

const before: ReadonlySet<string> = new Set([
  ...requestWords.beforeAge,
  ...requestWords.limiting,
  ...agingWords,
  ...possessives,
]);
const beings: ReadonlySet<string> = new Set([...requestWords.being, ...requestWords.beingAbroad]);
const behind: ReadonlySet<string> = new Set([...requestWords.afterAge, ...timesByName.keys()]);
const delivering: ReadonlySet<string> = new Set([...requestWords.delivery, ...requestWords.deliveryAbroad]);

/**
 * Whether a number is said of a person, times, money, a delivery, an address, or of the product's name, and so counts and names
 * nothing: "I am 40", "my two cats", "deliver after six", "via Garibaldi 30", "iPhone 13".
 *
 * @param goods the words of the product's title, folded
 */
export function isNumberOfOthers(
  counted: readonly CountToken[],
  at: number,
  { tokens, goods = [] }: { tokens: readonly Token[]; goods?: readonly string[] | undefined },
): boolean {
  const number = counted[at];
  if (!number) return true;
  const [previous, next] = [counted[at - 1], isBreak(number) ? undefined : counted[at + 1]];
  const isBehind = previous !== undefined && !isBreak(previous);
  if (isAmount(tokens, number.start) || isOfClock(tokens, number.start)) return true;
  if (isNegated(tokens, number.start, number.end) || goods.includes(number.folded)) return true;
  if (isBehind && (before.has(previous.folded) || isOfName(counted, at))) return true;
  if (isBehind && beings.has(previous.folded) && !ourselves.has(counted[at - 2]?.folded ?? "")) return true;
  return behind.has(next?.folded ?? "") || isOfDelivery(counted, at);
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

function isOfDelivery(counted: readonly CountToken[], at: number): boolean {
  const from = counted.slice(0, at).findLastIndex(isBreak) + 1;
  return counted.slice(from, at).some(({ folded }) => delivering.has(folded));
}
