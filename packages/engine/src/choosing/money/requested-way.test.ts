import { expect, it } from "vitest";
import { isOfWay, requestedWay } from "./requested-way.ts";

const german = ["PayPal", "Vorkasse (Überweisung)", "Rechnung", "Kreditkarte"];
const swedish = ["Kort", "Faktura, 30 dagar (+29 kr)", "Swish"];
const indian = ["Credit / Debit Card", "UPI", "Cash on Delivery (₹40 extra)"];
const czech = ["Platba kartou onlineZdarma", "Bankovní převodZdarma", "Dobírka39 Kč"];
const brazilian = ["Pix Aprovação imediata", "Cartão de crédito", "Boleto bancário"];
const vietnamese = ["Thanh toán khi nhận hàng (COD)", "Chuyển khoản ngân hàng", "Thẻ tín dụng / ghi nợ"];
const english = ["Credit card", "Direct bank transfer", "Pay by invoice (net 30)", "Check payments"];
const instalments = [
  "Carte bancaire",
  "Alma - Payer en 2 fois sans frais",
  "Alma - Payer en 3 fois sans frais (3 × 65,63 €)",
  "Alma - Payer en 4 fois",
  "Chèque",
];

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
  [["PayPal", "Stripe", "CashOnDelivery"], "one, cash on delivery", "CashOnDelivery"],
  [indian, "Two cod fillets without skin", undefined],
  [indian, "one kurta, pay by COD", "Cash on Delivery (₹40 extra)"],
  [["Credit card", "Purchase order"], "ten chairs, purchase order number PO-118", undefined],
  [["Credit card", "Purchase order"], "ten chairs, pay by purchase order", "Purchase order"],
  [["Karta", "BLIK", "Przelewy24"], "jedna herbata, płatność Przelewy24, mBank", "Przelewy24"],
  [["Karta", "BLIK", "Przelewy24"], "one tea, not paid by Przelewy24", undefined],
  [["Karta", "Pay24", "Pay7"], "two boxes of 24", undefined],
  [["Vorkasse A", "Vorkasse B", "Karte"], "Zahlung per Vorkasse", undefined],
  [["Vorkasse A", "Vorkasse B", "Karte"], "Zahlung per Vorkasse B", undefined],
  [german, "Eiche. DHL Standard, Rechnung.", "Rechnung"],
  [german, "Eiche, per Rechnung", "Rechnung"],
  [german, "Eiche, nicht auf Rechnung", undefined],
  [german, "Zahlung mit Kreditkarte, die Rechnung bitte an die Firma", undefined],
  [german, "Bitte mit PayPal bezahlen", "PayPal"],
  [czech, "Dvakrát káva, platba dobírkou.", "Dobírka39 Kč"],
  [czech, "Dvakrát káva, dobírka", "Dobírka39 Kč"],
  [czech, "Dvakrát káva, ne na dobírku", undefined],
  [brazilian, "2 camisas, pagamento por Pix.", "Pix Aprovação imediata"],
  [brazilian, "2 camisas, pagamento no Pix", "Pix Aprovação imediata"],
  [brazilian, "2 camisas. Pix.", "Pix Aprovação imediata"],
  [brazilian, "2 camisas, pagamento no cartão de crédito à vista", undefined],
  [brazilian, "2 camisas, não quero pagar com Pix", undefined],
  [brazilian, "2 camisas, pago com boleto", "Boleto bancário"],
  [["Card", "Twint", "Invoice"], "The lamp, paid by Twint", "Twint"],
  [["Card", "Twint", "Invoice"], "The lamp, Twint", "Twint"],
  [["Card", "Pay in 3 with Klarna", "PayPal"], "The lamp in 3 colours, pay by card", undefined],
  [vietnamese, "Mua 2 bộ ấm trà Sen, thanh toán khi nhận hàng.", "Thanh toán khi nhận hàng (COD)"],
  [vietnamese, "Mua 2 bộ ấm trà Sen, chuyển khoản ngân hàng.", "Chuyển khoản ngân hàng"],
  [vietnamese, "Mua 2 bộ ấm trà Sen, giao hàng nhanh", undefined],
  [["Kortbetaling", "Efterkrav", "MobilePay"], "En lampe, betaling med MobilePay", "MobilePay"],
  [["Karta", "BLIK", "Przelewy24"], "Lampa, płatność BLIKiem", "BLIK"],
  [["Tarjeta", "Bizum", "Transferencia"], "Una lámpara, pago con Bizum", "Bizum"],
  [
    ["Przelewy24 (BLIK, szybki przelew, karta)", "Przelew tradycyjny"],
    "Kolczyki, płatność BLIK.",
    "Przelewy24 (BLIK, szybki przelew, karta)",
  ],
  [["Card / TWINT / PostFinance", "Invoice"], "The lamp, paid by Twint", "Card / TWINT / PostFinance"],
  [["Przelewy24 (BLIK, karta)", "Przelew tradycyjny"], "Kolczyki, płatność kartą", undefined],
  [
    ["クレジットカード", "コンビニ決済", "銀行振込"],
    "お香を2つ、ヤマト宅急便、コンビニ決済（ローソン）でお願いします。",
    "コンビニ決済",
  ],
  [
    ["Klarna – Pay in 30 days, pay in 3", "Bank transfer"],
    "A blanket, pay with Klarna in 30 days.",
    "Klarna – Pay in 30 days, pay in 3",
  ],
  [["Verkkopankki", "MobilePay", "Maksukortti (Visa)"], "Kuppi, maksu MobilePaylla.", "MobilePay"],
  [["Referência Multibanco", "MB WAY", "Cartão de crédito"], "Uma caixa, pagamento por MB WAY.", "MB WAY"],
  [["Referência Multibanco", "MB WAY", "Cartão de crédito"], "Uma caixa, pagamento por cartão.", undefined],
  [instalments, "Un cartable, payer en 3 fois avec Alma.", "Alma - Payer en 3 fois sans frais (3 × 65,63 €)"],
  [instalments, "Un cartable, paiement avec Alma en 4 fois", "Alma - Payer en 4 fois"],
  [instalments, "3 cartables, payer avec Alma", undefined],
  [instalments, "Un cartable, payer par carte", undefined],
  [["Gift card", "Credit card"], "A gift for my mother, pay by credit card", undefined],
])("of %o, %o means %o", (titles, request, expected) => {
  expect(
    requestedWay(
      titles.map((title) => ({ title })),
      request,
    )?.title,
  ).toBe(expected);
});

it.each([
  ["MB", "MB WAY", true],
  ["3 fois", "Alma - Payer en 3 fois sans frais", true],
  ["blue", "MB WAY", false],
])("%j is of %j: %s", (words, title, expected) => {
  expect(isOfWay(words, { title })).toBe(expected);
});
