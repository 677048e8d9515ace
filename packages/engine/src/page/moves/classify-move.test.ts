import { expect, test } from "vitest";
import { classifyMove } from "./classify-move.ts";

test("a button that pays and does something else besides is none that pays", () => {
  const besides = "Pay now and join the club for $20.00 more";
  expect(classifyMove(besides)?.move).not.toBe("pay");
});

test.each([
  ["Add to cart", "add_to_cart"],
  ["Confirm booking", "pay"],
  ["Confirm my reservation", "pay"],
  ["Buchung bestätigen", "pay"],
  ["Confirmer ma réservation", "pay"],
  ["Confirmar reserva", "pay"],
  ["Add PDF to cart", "add_to_cart"],
  ["Ajouter le PDF au panier", "add_to_cart"],
  ["Add a note to your basket of questions", undefined],
  ["ADD TO BAG – $24.00", "add_to_cart"],
  ["In den Warenkorb", "add_to_cart"],
  ["Ajouter au panier", "add_to_cart"],
  ["カートに入れる", "add_to_cart"],
  ["View cart (2)", "view_cart"],
  ["2 in cart", "in_cart"],
  ["Im Warenkorb", "in_cart"],
  ["Proceed to checkout", "go_to_checkout"],
  ["Zur Kasse", "go_to_checkout"],
  ["Checkout as guest", "guest_checkout"],
  ["Als Gast bestellen", "guest_checkout"],
  ["Continue without a password", "guest_checkout"],
  ["Cancel Guest Checkout", "remove"],
  ["Cancel", "dismiss"],
  ["Continue to payment", "continue"],
  ["Weiter zur Zahlung", "continue"],
  ["Save & continue", "continue"],
  ["Guardar y seguir", "continue"],
  ["Granska din beställning", "continue"],
  ["Revisa tu pedido", "continue"],
  ["Order summary", undefined],
  ["Granska och slutför köpet", "pay"],
  ["Opslaan en verder", "continue"],
  ["Elija una opción", "choose"],
  ["Choisissez", "choose"],
  ["Proceed to Billing", "continue"],
  ["Continue to delivery options", "continue"],
  ["Weiter zur Rechnungsanschrift", "continue"],
  ["Passer à l’étape de livraison", "continue"],
  ["Next: Place Order", "continue"],
  ["Weiter › Bestellung prüfen", "continue"],
  ["Confirm: Place order", "pay"],
  ["Pay now", "pay"],
  ["Pay $37.66", "pay"],
  ["Pay with Standard Payment", "pay"],
  ["Payer par virement bancaire", "pay"],
  ["Place order", "pay"],
  ["Continue & Pay", "pay"],
  ["Confirm and pay", "pay"],
  ["Pay & confirm", "pay"],
  ["Confirm and buy", "pay"],
  ["Payer et commander", "pay"],
  ["Bezahlen und bestellen", "pay"],
  ["Zahlungspflichtig bestellen", "pay"],
  ["Passer la commande", "pay"],
  ["Realizar pedido y pagar", "pay"],
  ["Zamawiam i płacę", "pay"],
  ["注文を確定する", "pay"],
  ["Buy now", "buy_now"],
  ["Jetzt kaufen", "buy_now"],
  ["No thanks", "decline_offer"],
  ["Skip protection", "decline_offer"],
  ["Schutz ablehnen", "decline_offer"],
  ["Skip to main content", undefined],
  ["Reject all", "reject_cookies"],
  ["Alle akzeptieren", "accept_cookies"],
  ["Sign in", "sign_in"],
] as const)("%j would %s", (text, move) => {
  expect(classifyMove(text)?.move).toBe(move);
});

test.each([
  "PayPal",
  "Buy with Apple Pay",
  "Pay with Google Pay",
  "Shop Pay",
  "Pay with Link",
  "Pay with a gift card",
  "Pay with points and save on your next order",
  "Express checkout",
  "Our returns policy in detail",
  "About us",
  "Proceed to pay now by bank",
  "Continue to your shopping cart page",
  "Continue to the page of all our shops in the world",
  "Add a new address to your address book",
])("%j is no move", (text) => {
  expect(classifyMove(text)).toBeUndefined();
});

test.each([
  "Empty Cart",
  "Clear basket",
  "Remove all",
  "Warenkorb leeren",
  "Vider le panier",
  "Vaciar carrito",
  "Svuota il carrello",
  "Winkelwagen legen",
  "Opróżnij koszyk",
  "Esvaziar carrinho",
  "Töm varukorgen",
  "Tøm kurv",
  "Tøm handlekurv",
  "Vyprázdnit košík",
  "Sepeti boşalt",
  "カートを空にする",
])("%j takes the goods out again, and is no way to the cart", (text) => {
  expect(classifyMove(text)?.move).toBe("remove");
});

test.each([
  ["No, gracias, continuar sin garantía", "decline_offer"],
  ["Non merci, je continue sans assurance", "decline_offer"],
  ["Har du inget personnummer? Ange adress manuellt", "new_address"],
  ["Not what you need? Place order", "pay"],
  ["No bottle is alike", undefined],
])("%s is read by its beginning or behind its question", (text, move) => {
  expect(classifyMove(text)?.move).toBe(move);
});
