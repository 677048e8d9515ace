import { hasPhrase, isUnspaced, normalise, phraseIndex } from "../normalise.ts";
import { pageWords } from "./page-words.ts";

/** "Choose an option": the placeholder until something is chosen. */
export function asksToChoose(text: string): boolean {
  const plain = normalise(text);
  if (plain === "") return true;
  return pageWords.choosing.some((phrase) => {
    const at = phraseIndex(plain, phrase);
    return at === 0 || (at > 0 && isUnspaced(phrase));
  });
}

/** "Lütfen renk ve beden seçiniz": a sentence that asks for a choice, wherever its verb is. */
export function demandsChoice(sentence: string): boolean {
  return hasPhrase(normalise(sentence), pageWords.choosing);
}
