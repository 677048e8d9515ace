import { expect, it } from "vitest";
import { requestedWay } from "./requested-way.ts";

const german = ["PayPal", "Vorkasse (Überweisung)", "Rechnung", "Kreditkarte"];
const swedish = ["Kort", "Faktura, 30 dagar (+29 kr)", "Swish"];
const indian = ["Credit / Debit Card", "UPI", "Cash on Delivery (₹40 extra)"];
const english = ["Credit card", "Direct bank transfer", "Pay by invoice (net 30)", "Check payments"];

it.each([
  [german, "Eiche, Zahlung per Vorkasse", "Vorkasse (Überweisung)"],
  [german, "bitte auf Rechnung bezahlen", "Rechnung"],
  [german, "Eiche, mit Rechnung", undefined],
  [german, "Zahlung mit Kreditkarte", undefined],
  [german, undefined, undefined],
  [english, "two pieces, pay by bank transfer", "Direct bank transfer"],
  [english, "payment by invoice please", "Pay by invoice (net 30)"],
  [english, "pay by card", undefined],
  [english, "please do not pay by invoice", undefined],
  [english, "check the size, please", undefined],
  [swedish, "Two towels. I want to pay by invoice.", "Faktura, 30 dagar (+29 kr)"],
  [indian, "Standard delivery. Cash on delivery.", "Cash on Delivery (₹40 extra)"],
  [indian, "Standard delivery, no cash on delivery", undefined],
  [["Carta di credito", "Contrassegno (+5 €)"], "Express courier, cash on delivery", "Contrassegno (+5 €)"],
  [indian, "Two cod fillets without skin", undefined],
  [indian, "one kurta, pay by COD", "Cash on Delivery (₹40 extra)"],
  [["Credit card", "Purchase order"], "ten chairs, purchase order number PO-118", undefined],
  [["Credit card", "Purchase order"], "ten chairs, pay by purchase order", "Purchase order"],
  [["Vorkasse A", "Vorkasse B", "Karte"], "Zahlung per Vorkasse", undefined],
])("of %o, %o means %o", (titles, request, expected) => {
  expect(
    requestedWay(
      titles.map((title) => ({ title })),
      request,
    )?.title,
  ).toBe(expected);
});
