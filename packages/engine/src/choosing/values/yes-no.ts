import { languages } from "../../words/languages.ts";
import { isUnspaced } from "../../words/normalise.ts";
import { bareWords, foldedWords } from "./value-names.ts";

/** For yes/no options people name the option: "with logo", "ohne Logo", "ロゴなし". */
export function namesOfAnswer(option: string, value: string): string[][] {
  const words = foldedWords(option);
  if (words === "") return [];
  return leadsOf(bareWords(value)).map((lead) =>
    (isUnspaced(lead) ? [words, foldedWords(lead)] : [lead, words]).join(" ").split(" "),
  );
}

/** "Yes please", "Yes, protect my eyes" and "No filter" are answers too. */
function leadsOf(answer: string): readonly string[] {
  const isOf = (spellings: readonly string[]) =>
    spellings.some((one) => `${answer} `.startsWith(`${foldedWords(one)} `));
  return languages.flatMap(({ answers: { yes, no, having, lacking } }) => {
    if (isOf(yes)) return having;
    return isOf(no) ? lacking : [];
  });
}
