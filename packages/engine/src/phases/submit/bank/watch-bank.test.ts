import { expect, it } from "vitest";
import { asksToApprove, maySayDone } from "./watch-bank.ts";

it.each([
  "Approve this payment in your banking app.",
  "We have sent a notification to your phone. Please confirm the purchase there.",
  "Bitte geben Sie die Zahlung in Ihrer Banking-App frei.",
  "Bestätigen Sie den Kauf auf Ihrem Smartphone.",
  "Veuillez valider le paiement dans votre application bancaire.",
  "Confirma el pago en tu aplicación del banco.",
  "Autorizza il pagamento nell'app della tua banca.",
  "Bevestig de betaling in de app van je bank.",
  "Potwierdź płatność w aplikacji banku.",
  "Confirme o pagamento na aplicação do seu banco.",
  "Godkänn köpet i din bankapp.",
  "銀行のアプリで承認してください。",
])("%s: the card's owner has to approve elsewhere", (words) => {
  expect(asksToApprove(words)).toBe(true);
});

it.each([
  "Enter the code that we have sent to you.",
  "Please wait while we check your payment.",
  "Get our app!",
])("%s: nobody has to approve anything elsewhere", (words) => {
  expect(asksToApprove(words)).toBe(false);
});

it.each(["Complete", "I have approved it", "Continue", "Weiter"])("%s: may say that it is done", (text) => {
  expect(maySayDone(text)).toBe(true);
});

it.each([
  "I can't use the app, send me a text message instead",
  "Use another method",
  "Mit SMS-Code bestätigen",
  "Cancel payment",
])("%s: doesn't say that it is done", (text) => {
  expect(maySayDone(text)).toBe(false);
});
