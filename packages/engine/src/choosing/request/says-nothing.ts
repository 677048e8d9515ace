import { packWords, pieceWords } from "../../words/goods/piece-words.ts";
import { articles, inWords, ofWords, pointerWords } from "../../words/grammar/beside-numbers.ts";
import { functionWords } from "../../words/grammar/function-words.ts";
import { negations } from "../../words/grammar/negations.ts";
import { languages } from "../../words/languages.ts";
import { withoutAccents } from "../../words/normalise.ts";
import { pleaseWords, requestBeginnings } from "../../words/requests/beginnings.ts";
import { requestWords } from "../../words/requests/request-words.ts";
import { isInflected } from "./akin.ts";

const ordinary: ReadonlySet<string> = new Set([
  ...requestWords.ordinary,
  ...requestWords.everyday,
  ...requestWords.introducing,
  ...requestWords.beforeSize,
  ...requestWords.money,
  ...requestWords.limiting,
  ...requestWords.payment,
  ...requestWords.being,
  ...negations,
  ...[
    functionWords,
    articles,
    inWords,
    ofWords,
    pieceWords,
    pleaseWords,
    pointerWords,
    requestBeginnings,
  ].flatMap((words) => [...words]),
]);

/** Say only that it is about the delivery, or about paying by card: "Versand", "płatność kartą". */
const announcing: readonly string[] = [
  ...new Set(
    [
      ...requestWords.deliveryAbroad,
      ...languages.flatMap(({ payment }) => [...payment.paying, ...payment.card]),
    ].flatMap((phrase) => phrase.split(" ")),
  ),
];

/** Whether a folded word of a request, in any language, names nothing that a shop would have to offer. */
export function saysNothing(word: string): boolean {
  const [bare = ""] = word.split("'");
  const plain = withoutAccents(word);
  if (ordinary.has(word) || ordinary.has(bare)) return true;
  // "Carton" looks like a form of "carte".
  return !packWords.has(plain) && announcing.some((one) => isInflected(one, plain));
}
