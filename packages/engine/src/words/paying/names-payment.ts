import { normalise } from "../normalise.ts";
import { says } from "../says.ts";

/** "Bank transfer", "Kreditkarte": the name of a way to pay, in any language. "Check out" is none by check. */
export function namesPayment(text: string): boolean {
  const plain = normalise(text).replace(/\bcheck(?:ing)? out\b/g, "checkout");
  return says(plain, ({ payment: { card, other, account } }) => [...card, ...other, ...account]);
}
