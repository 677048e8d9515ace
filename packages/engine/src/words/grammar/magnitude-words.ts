import { normalise } from "../normalise.ts";
import { bundleWords, timesWords, uncountedBundles, uncountedWords } from "./number-words.ts";

/** Languages whose words for thousands and millions are known, whether or not their other words are. */
const written = "en de fr es it nl pt pl sv ja da nb fi cs sk hu ro bg hr el tr ru uk zh ko ar he hi";

/** Words that multiply the number before them: "hundred", "dozen", "Tausend", "тыс.", "万". Folded. */
export const magnitudeWords: ReadonlySet<string> = new Set([
  ...written.split(" ").flatMap(compactWords),
  ...[...bundleWords.keys(), ...uncountedBundles].map(normalise),
  ..."thousands tausende cents cientos centos hundert hundrede hundre sata sto tucet тысячи сто сотен".split(
    " ",
  ),
]);

/** Behind a number of payments: "12 times", "3x", "two dozen". Folded. */
export const countingWords: ReadonlySet<string> = new Set([...uncountedWords, ...timesWords, "x"]);

/** Words for parts of a payment: a total that is one of several such parts isn't all. Folded. */
export const instalmentWords: ReadonlySet<string> = new Set(
  "payment payments instalment instalments installment installments rate raten teilzahlungen monatsraten paiements versements mensualites echeances pagos cuotas plazos mensualidades pagamenti pagamentos parcelas prestacoes termijnen betalingen rat raty ratach betalningar avbetalningar delbetalningar taksit taksitler splatek splatky splatka rater avdrag delbetalinger".split(
    " ",
  ),
);

function compactWords(language: string): string[] {
  const displays = (["short", "long"] as const).map(
    (compactDisplay) => new Intl.NumberFormat(language, { notation: "compact", compactDisplay }),
  );
  const parts = displays.flatMap((display) =>
    [3, 4, 5, 6, 7, 9, 10, 12].flatMap((power) =>
      [1, 2, 1.5].flatMap((factor) => display.formatToParts(factor * 10 ** power)),
    ),
  );
  return parts
    .filter(({ type }) => type === "compact")
    .flatMap(({ value }) => normalise(value).split(" "))
    .filter((word) => word !== "" && word !== "de");
}
