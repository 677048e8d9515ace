import { expect, it } from "vitest";
import { saysUnplaced } from "./says-unplaced.ts";

it.each([
  "Your order has not been placed yet. Please confirm your order with the link in the e-mail that we have sent you.",
  "To finish, please confirm your order with the link in the e-mail.",
  "This is not a purchase: our sales team will send you an offer within two days.",
  "Your order is saved as a draft.",
  "Your order was cancelled because your card could not be verified.",
  "We have parked your order until you press the button in our e-mail.",
  "Your order becomes valid once you follow the link within 30 minutes.",
  "Ihre Bestellung wird verbindlich, sobald Sie den Link öffnen.",
  "Ihre Bestellung ist noch nicht abgeschlossen.",
  "Votre commande n'est pas encore validée.",
  "ご注文はまだ完了していません。",
  "Your basket could not be processed: the item sold out a moment ago.",
  "Unfortunately we were unable to process your order.",
  "Ihr Warenkorb konnte nicht verarbeitet werden.",
  "Votre commande n'a pas pu être enregistrée.",
  "No se ha podido procesar su pedido.",
  "Su pedido todavía no se ha completado.",
  "Je bestelling kon niet worden verwerkt.",
])("there is no order yet: %s", (line) => {
  expect(saysUnplaced(["Thank you!", line])).toBe(line);
  expect(saysUnplaced(["Thank you!", line], [line])).toBeUndefined();
});

it.each([
  "Your order has been placed.",
  "If your order has not been placed by mistake, write to us.",
  "Has your order not been placed?",
  "Your order is complete.",
  "Your order can be cancelled within two hours.",
  "Your account is not active until you confirm your e-mail address.",
  "This is not an order confirmation; that follows by e-mail.",
  "Your order is not complete until your payment has arrived on our account.",
  "Please transfer the amount within seven days, otherwise your order is cancelled.",
  "Bitte überweisen Sie den Betrag, sonst wird die Bestellung storniert.",
  "If your order was cancelled by mistake, write to us.",
  "Please confirm your e-mail address with the link in our letter.",
  "Your order has not been shipped yet.",
  "If your order could not be processed, we refund it.",
  "Ihre Bestellung konnte nicht per SMS bestätigt werden.",
  "Orders that were placed today cannot be changed any more.",
  "Your payment could not be processed yet.",
])("there is one, or nothing is said of it: %s", (line) => {
  expect(saysUnplaced([line])).toBeUndefined();
});
