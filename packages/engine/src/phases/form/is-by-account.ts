import { says } from "../../words/says.ts";

/** "SEPA direct debit": a payment method that needs the number of a bank account. */
export function isByAccount(title: string): boolean {
  return says(title, ({ payment }) => payment.account);
}
