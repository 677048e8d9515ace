import { expect, test } from "vitest";
import { givesMandate } from "./gives-mandate.ts";

test.each([
  "By providing your IBAN and confirming this payment, you authorise Garden Shop to send instructions to your bank to debit your account",
  "I authorize Garden Shop to debit my account",
  "Ich ermächtige Garden Shop, Zahlungen von meinem Konto mittels Lastschrift einzuziehen",
  "SEPA-Lastschriftmandat erteilen",
  "J'autorise le prélèvement sur mon compte bancaire",
  "Autorizo la domiciliación del pago en mi cuenta bancaria",
  "Autorizzo l'addebito diretto sul mio conto",
  "Ik machtig Garden Shop voor een automatische incasso",
])("a box gives the mandate of a direct debit: %s", (label) => {
  expect(givesMandate(label)).toBe(true);
});

test.each([
  "I authorise Garden Shop to send me special offers about direct debit",
  "I authorise Garden Shop to send me news about direct debit offers",
  "I authorise Garden Shop to share my data with partners",
  "Save my bank account for the next purchase",
  "Pay by direct debit",
])("a box does not: %s", (label) => {
  expect(givesMandate(label)).toBe(false);
});
