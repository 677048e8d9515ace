import { languages } from "../../words/languages.ts";
import { hasPhrase, normalise } from "../../words/normalise.ts";

/** Whether a line of a page says in any of the languages that the cart holds nothing. A longer text may speak of anything. */
export function saysCartEmpty(line: string): boolean {
  const plain = normalise(line);
  return plain.length < 120 && languages.some(({ emptyCart }) => hasPhrase(plain, emptyCart));
}
