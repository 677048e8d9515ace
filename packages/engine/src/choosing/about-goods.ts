import { carrierNames } from "../words/delivery/carriers.ts";
import { isBusinessName, isPersonName } from "../words/fields/business-names.ts";
import { rangeWords } from "../words/grammar/range-words.ts";
import { languages } from "../words/languages.ts";
import { hasPhrase, isUnspaced, normalise } from "../words/normalise.ts";
import { requestWords } from "../words/requests/request-words.ts";
import { isOfInstalments } from "./money/of-instalments.ts";
import { saysNothing } from "./request/says-nothing.ts";
import { clauseOf, isBreak, readTokens, type Token, written } from "./request/tokens.ts";
import { daysOf, isWeekday } from "./values/times/find-day.ts";

/** What the words of a request can be matched with. */
interface Known {
  title: string;
  /** Whether the word at this index names a value or the number of pieces. */
  isMatched: (index: number) => boolean;
}

/**
 * Whether the word at an index may be about the goods: not in a sentence that names none of them, and speaks of the
 * delivery, the payment or the buyer: "Jag hämtar den i butiken på Hornsgatan".
 */
export function mayBeAboutGoods(
  tokens: readonly Token[],
  { title, isMatched }: Known,
): (index: number) => boolean {
  // A single character of a script without spaces is in many words.
  const named = readTokens(title).filter(({ raw }) => raw.length > 1 || !isUnspaced(raw));
  const own = new Set(named.map(({ folded }) => folded));
  const isOfGoods = ({ folded }: Token, index: number) =>
    isMatched(index) || (own.has(folded) && !saysNothing(folded));
  const others = sentencesOf(tokens).filter((indices) => {
    const words = indices.flatMap((index) => tokens.slice(index, index + 1));
    return !words.some((word, at) => isOfGoods(word, indices[at] ?? -1)) && isOfAnotherMatter(words);
  });
  const besides = clausesBeside(tokens).filter((clause) =>
    clause.every((at) => !tokens.slice(at, at + 1).some((word) => isOfGoods(word, at))),
  );
  const beside = new Set([...[...others, ...besides].flat(), ...timesIn(tokens), ...instalmentsIn(tokens)]);
  return (index) => !beside.has(index);
}

/** The clauses that name who brings the goods, "USPS Media Mail", or say only how they are had or who buys: "hemleverans". */
function clausesBeside(tokens: readonly Token[]): number[][] {
  const ends = [...tokens.keys()].filter((at) => at === tokens.length - 1 || isBreak(tokens[at]));
  return ends
    .map((end) => clauseOf(tokens, { start: end, end: end + 1 }))
    .filter((clause) => {
      const words = clause.flatMap((at) => tokens.slice(at, at + 1));
      const telling = written(words.filter(({ folded }) => !saysNothing(folded)));
      const isCarrier = hasPhrase(normalise(written(words)), carrierNames);
      return (
        isCarrier || handovers.has(normalise(telling)) || isPersonName(telling) || isBusinessName(telling)
      );
    });
}

const handovers: ReadonlySet<string> = new Set(
  languages.flatMap(({ delivery }) => [...delivery.names, ...delivery.collection]),
);

/** "Card in 3x". */
function instalmentsIn(tokens: readonly Token[]): number[] {
  return [...tokens.keys()].filter(
    (at) => /^\d{1,2}x$/.test(tokens[at]?.folded ?? "") && isOfInstalments(tokens, at),
  );
}

/** The words of the days that a request names, and the hours in the same clause: "on 5 December between 12 and 14". */
function timesIn(tokens: readonly Token[]): number[] {
  return daysOf({ tokens, isFree: () => true }).flatMap(({ start, end }) => {
    const hours = clauseOf(tokens, { start, end }).filter(
      (at) => at >= end && /^\d{1,2}$/.test(tokens[at]?.folded ?? "") && Number(tokens[at]?.folded) <= 24,
    );
    const from = startOfRange(tokens, start);
    // "Saturday 5 December"
    const weekday = isWeekday(tokens[from - 1]) ? [from - 1] : [];
    return [...weekday, ...Array.from({ length: end - from }, (_, at) => from + at), ...hours];
  });
}

/** Where the range begins that ends with the day at this index: "from 11 to 13 December". */
function startOfRange(tokens: readonly Token[], day: number): number {
  let at = day - 1;
  while (at >= 0 && rangeParts.has(tokens[at]?.folded ?? "")) at -= 1;
  const isFirst = at < day - 1 && /^\d{1,2}$/.test(tokens[at]?.folded ?? "");
  return isFirst ? at : day;
}

const rangeParts: ReadonlySet<string> = new Set(rangeWords.flatMap((words) => words.split(" ")));

function isOfAnotherMatter(words: readonly Token[]): boolean {
  return hasPhrase(normalise(written(words)), otherMatters);
}

const otherMatters: readonly string[] = [
  ...requestWords.delivery,
  ...requestWords.deliveryAbroad,
  ...languages.flatMap(({ delivery, payment, fields }) => [
    ...delivery.names,
    ...delivery.collection,
    ...payment.paying,
    ...payment.card,
    ...payment.cardAlone,
    ...fields.postalCode,
    ...fields.email,
    ...fields.newsletter,
    ...fields.taxNumber,
  ]),
];

/** The indices of the words of each sentence. */
function sentencesOf(tokens: readonly Token[]): number[][] {
  const sentences: number[][] = [[]];
  for (const [index, { after }] of tokens.entries()) {
    sentences.at(-1)?.push(index);
    if (/[.;!?。！？\n]/u.test(after)) sentences.push([]);
  }
  return sentences;
}
