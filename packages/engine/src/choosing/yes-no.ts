import { foldedWords } from "./value-names.ts";

const yes = new Set(["yes", "ja", "oui", "si", "sim", "tak", "はい"]);
const no = new Set(["no", "nein", "non", "nee", "nao", "nie", "nej", "いいえ"]);
const withIt = ["with", "mit", "avec", "con", "met", "com", "med"];
const withoutIt = ["without", "no", "ohne", "sans", "sin", "senza", "zonder", "sem", "bez", "utan"];

/** Where an option only says yes or no, people name the option: "with logo", "without logo". */
export function namesOfAnswer(option: string, value: string): string[][] {
  const words = foldedWords(option);
  return words === "" ? [] : leadsOf(foldedWords(value)).map((lead) => [lead, ...words.split(" ")]);
}

function leadsOf(answer: string): readonly string[] {
  if (yes.has(answer)) return withIt;
  return no.has(answer) ? withoutIt : [];
}
