import { languages } from "../../words/languages.ts";
import { hasPhrase, normalise } from "../../words/normalise.ts";

/** Whether a line says, in any language, that the cart is empty. Long texts don't count. */
export function saysCartEmpty(line: string): boolean {
  const plain = normalise(line);
  return plain.length < 120 && languages.some(({ emptyCart }) => hasPhrase(plain, emptyCart));
}
