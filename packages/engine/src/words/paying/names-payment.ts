import { says } from "../says.ts";

/** "Bank transfer", "Kreditkarte": the name of a way to pay, in any language. */
export function namesPayment(text: string): boolean {
  return says(text, ({ payment: { card, other, account } }) => [...card, ...other, ...account]);
}
