import { phrases } from "../phrases.ts";

/** "Credit" alone means a card, beside "debit". With these words it is money that a shop or a bank lends or owes. */
export const creditLines: readonly string[] = phrases`
  store credit, store credits, shop credit, account credit, credit line, credit lines, line of credit, on credit, consumer credit, credit account, credit agreement, credit balance, credit terms,
  installment credit, instalment credit, trade credit, credit a la consommation, a credit, credit renouvelable`;
