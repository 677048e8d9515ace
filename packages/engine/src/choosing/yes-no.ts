import { languages } from "../words/languages.ts";
import { isUnspaced } from "../words/normalise.ts";
import { foldedWords } from "./value-names.ts";

/** For yes/no options people name the option: "with logo", "ohne Logo", "ロゴなし". */
export function namesOfAnswer(option: string, value: string): string[][] {
  const words = foldedWords(option);
  if (words === "") return [];
  return leadsOf(foldedWords(value)).map((lead) =>
    (isUnspaced(lead) ? [words, foldedWords(lead)] : [lead, words]).join(" ").split(" "),
  );
}

function leadsOf(answer: string): readonly string[] {
  const isOf = (spellings: readonly string[]) => spellings.some((one) => foldedWords(one) === answer);
  return languages.flatMap(({ answers: { yes, no, having, lacking } }) => {
    if (isOf(yes)) return having;
    return isOf(no) ? lacking : [];
  });
}
