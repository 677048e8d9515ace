import { expect, it } from "vitest";
import { kindOf } from "./complaint-kind.ts";
import { refusesPayment, saysSoldOut } from "./says-sold-out.ts";

it.each([
  "Diese Zahlungsart ist zurzeit nicht verfügbar.",
  "This payment method is out of stock right now.",
  "Die Versandart ist derzeit nicht verfügbar.",
])("a way to pay or deliver that is refused is no sold-out product: %s", (text) => {
  expect(kindOf(text)).toBe("field");
  expect(saysSoldOut(text)).toBe(false);
});

it.each([
  "Dieser Artikel ist zurzeit nicht verfügbar.",
  "Your payment was not taken: the item is out of stock.",
  "The shipping method was saved. This item is sold out.",
])("a product that is sold out is told as such: %s", (text) => {
  expect(kindOf(text)).toBe("sold_out");
  expect(saysSoldOut(text)).toBe(true);
});

it.each([
  ["Diese Zahlungsart ist zurzeit nicht verfügbar.", true],
  ["Die Versandart ist derzeit nicht verfügbar.", false],
  ["Dieser Artikel ist zurzeit nicht verfügbar.", false],
])("%s refuses the way to pay: %s", (text, expected) => {
  expect(refusesPayment(text)).toBe(expected);
});

it.each([
  "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
  "3D-Secure-Authentifizierung fehlgeschlagen. Die Zahlung wurde nicht ausgeführt.",
  "3D Secure doğrulaması başarısız.",
  "L'authentification a échoué. Aucun montant n'a été débité.",
  "El pago no se ha podido realizar. Puedes intentarlo con otra tarjeta.",
  "本人認証に失敗しました。",
])("a payment that the bank's customer did not authenticate is declined: %s", (text) => {
  expect(kindOf(text)).toBe("declined");
});
