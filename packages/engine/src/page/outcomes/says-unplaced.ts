import { hasPhrase, normalise } from "../../words/normalise.ts";
import { conditions, paymentNouns } from "../../words/paying/unpaid-words.ts";
import { cancelledWords, maybeWords, unplacedWords, untilWords } from "../../words/paying/unplaced-words.ts";
import { says } from "../../words/says.ts";

/** Longer lines are terms of trade. */
const longestLine = 300;

/**
 * The line of a page that thanks for an order and says that there is none yet ("Confirm it with the link in our e-mail"),
 * or that none was meant ("This is not a purchase"). Only what came with the press counts.
 */
export function saysUnplaced(lines: readonly string[], before: readonly string[] = []): string | undefined {
  return lines
    .filter((line) => line.length <= longestLine && !before.includes(line))
    .find((line) => sentencesOf(line).some(isUnplaced));
}

function isUnplaced(sentence: string): boolean {
  const plain = normalise(sentence);
  if (/[?？]/u.test(sentence) || hasPhrase(plain, conditions)) return false;
  // "Not complete until your payment has arrived" is about the payment.
  const isOfOrder = says(plain, ({ confirmation }) => confirmation.order);
  if (hasPhrase(plain, unplacedWords) || (isOfOrder && hasPhrase(plain, untilWords)))
    return !hasPhrase(plain, paymentNouns);
  return hasPhrase(plain, cancelledWords) && !hasPhrase(plain, maybeWords);
}

function sentencesOf(line: string): string[] {
  return line.split(/(?<=[.!?;:])\s+|(?<=[。！？])/u);
}
