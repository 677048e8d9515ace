import { languages } from "../../../words/languages.ts";
import { priceLines } from "../../../words/money/price-lines.ts";
import { usualRemarks } from "../../../words/money/usual-remarks.ts";
import { normalise, phraseIndex } from "../../../words/normalise.ts";
import { quoted } from "../../../words/quoted.ts";
import { isAbout } from "./lines-about-goods.ts";

/** A longer line describes the goods. */
const longestLine = 120;
/** A single word may be a brand or the name of a collection. */
const leastWords = 2;
const leastLetters = 4;

interface NamedGoods {
  goods: string | undefined;
  values: readonly string[];
  /** The lines of the product's page. */
  described: readonly string[];
  request: string | undefined;
}

/**
 * A sentence about a line that names the goods and says more of them than the product's page did: "Garden Chair (for
 * parts, not working)". Empty if no line does, or if another line names just the goods.
 */
export function namedOtherwise(
  lines: readonly string[],
  { goods, values, described, request = "" }: NamedGoods,
): string {
  if (goods === undefined || described.length === 0) return "";
  const known = new Set([goods, ...values, ...described, request].flatMap(wordsOf));
  const about = lines.filter((line) => line.length <= longestLine && isAbout(line, goods));
  const odd = about.filter((line) => newWords(line, known).length >= leastWords);
  const [first] = odd;
  return first === undefined || odd.length < about.length ? "" : `It calls the goods ${quoted(first)}.`;
}

function newWords(line: string, known: ReadonlySet<string>): string[] {
  const plain = normalise(line);
  const said = new Set(usual.filter((phrase) => phraseIndex(plain, phrase) >= 0).flatMap(wordsOf));
  return wordsOf(line).filter((word) => !known.has(word) && !said.has(word));
}

const usual: readonly string[] = [
  ...usualRemarks,
  ...priceLines.tax,
  ...priceLines.shipping,
  ...languages.flatMap(({ fields, total, moves, delivery }) => [
    ...fields.quantity,
    ...total.partial,
    ...total.grand,
    ...delivery.names,
    ...Object.values(moves).flat(),
  ]),
];

function wordsOf(text: string): string[] {
  return normalise(text)
    .split(" ")
    .filter((word) => word.length >= leastLetters && !/\d/.test(word));
}
