import { normalise } from "../../words/normalise.ts";
import { says } from "../../words/says.ts";

/** Whether a line says, in any language, that the cart is empty. Long texts don't count. */
export function saysCartEmpty(line: string): boolean {
  const plain = normalise(line);
  return plain.length < 120 && says(plain, ({ emptyCart }) => emptyCart);
}
