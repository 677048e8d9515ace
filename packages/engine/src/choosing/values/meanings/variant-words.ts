import { sizes } from "../../../words/goods/sizes.ts";
import { isInflected } from "../../request/akin.ts";
import { timesIn } from "../../request/clock-times.ts";
import { isOnlyNumbers } from "../../request/number-tokens.ts";
import { isInRun, readTokens } from "../../request/tokens.ts";
import { measuresIn } from "../measures/find-measure.ts";
import { foldedWords } from "../value-names.ts";
import { readAsked, readMeanings } from "./read-meanings.ts";

const sizeNames: ReadonlySet<string> = new Set(sizes.flat());
/** Of these meanings, things of any kind have different ones. */
const kindsOfAnything = ["colour", "size"];

/**
 * Whether words of a request say which of several kinds of a product is meant, whatever the product is: a measure, a
 * size, a colour or a number.
 */
export function saysWhichVariant(words: string): boolean {
  const tokens = readTokens(words);
  const isOfAnything = readAsked(tokens).some(
    ({ start, named }) =>
      (tokens[start]?.raw ?? "").length > 1 && named.some(({ kind }) => kindsOfAnything.includes(kind)),
  );
  return (
    isOnlyNumbers(words) || measuresIn(tokens).length > 0 || sizeNames.has(foldedWords(words)) || isOfAnything
  );
}

/** "7.30 pm" */
function isTime(words: string): boolean {
  return timesIn(words).length > 0 && /^[\d\s:.h]*(?:[ap]\.?m\.?)?$/iu.test(words);
}

/** Whether a text says the same: the measure in any of its units, each other word in any of its forms and languages. */
export function isWrittenIn(text: string, words: string): boolean {
  if (isTime(words)) return timesIn(words).every((time) => timesIn(text).includes(time));
  const asked = readTokens(words);
  const there = readTokens(text);
  const known = [...new Set(there.map(({ folded }) => folded))];
  const meant = new Set(readMeanings(there).flatMap(({ named }) => named));
  const said = readAsked(asked).filter(({ named }) => named.some((one) => meant.has(one)));
  const measured = new Set(measuresIn(there).map(({ size }) => size));
  const measures = measuresIn(asked);
  const isSaid = (word: string) =>
    known.includes(word) || (word.length > 3 && known.some((one) => isInflected(one, word)));
  return (
    measures.every(({ size }) => measured.has(size)) &&
    asked.every(({ folded }, at) => isInRun([...measures, ...said], at) || isSaid(folded))
  );
}
