import { says } from "../../words/says.ts";

/**
 * "I authorise the shop to collect the payment by direct debit." Shops show it with the payment method that is
 * chosen. A box that also asks for something else is left alone.
 */
export function givesMandate(label: string): boolean {
  const isOther = says(label, ({ fields }) => [...fields.newsletter, ...fields.saveDetails, ...fields.extra]);
  const isOfAccount = says(label, ({ payment }) => payment.account);
  return says(label, ({ payment }) => payment.mandate) && isOfAccount && !isOther;
}
