import { hasPhrase, normalise, phraseIndex } from "../../words/normalise.ts";
import { conditionWords, paymentNouns } from "../../words/paying/unpaid-words.ts";
import {
  cancelledWords,
  maybeWords,
  unplacedWords,
  unprocessedWords,
  untilWords,
} from "../../words/paying/unplaced-words.ts";
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
  if (/[?？]/u.test(sentence)) return false;
  // "Not complete until your payment has arrived" is about the payment.
  const isOfOrder = says(plain, ({ confirmation }) => confirmation.order);
  const isOfCart = says(plain, ({ moves }) => moves.view_cart);
  const ofOrder = [...(isOfOrder ? untilWords : []), ...(isOfOrder || isOfCart ? unprocessedWords : [])];
  const said = [...unplacedWords, ...ofOrder].find((phrase) => phraseIndex(plain, phrase) >= 0);
  const cancelled = cancelledWords.find((phrase) => phraseIndex(plain, phrase) >= 0);
  // "No se ha podido" holds a word that is "if" in other languages.
  const rest = plain.replace(said ?? cancelled ?? "", " ");
  if (hasPhrase(rest, conditionWords)) return false;
  if (said !== undefined) return !hasPhrase(plain, paymentNouns);
  return cancelled !== undefined && !hasPhrase(plain, maybeWords);
}

function sentencesOf(line: string): string[] {
  return line.split(/(?<=[.!?;:])\s+|(?<=[。！？])/u);
}
