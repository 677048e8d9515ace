import { expect, it } from "vitest";
import { amountRow } from "./amount-fixture.ts";
import { pickTotal } from "./pick-total.ts";

const total = (text: string, after = "") => amountRow("Order total", text, { after });

it.each([
  "15.00 BTC",
  "BTC 15.00",
  "0.15 ETH",
  "₿15.00",
  "₿ 15.00",
  "Ξ15.00",
  "15.00 USDT",
  "15.00 points",
  "15.00 credits",
  "15.00 pts",
  "15.00 gold coins",
  "15,00 Punkte",
  "15.00 barrels",
  "15.00 monthly payments",
  "$15 hundred",
  "$15.00 hundred",
  "$15 thousand",
  "15 thousand dollars",
  "15 Tausend €",
  "15 tausend Euro",
  "15 hundert Euro",
  "15 mille euros",
  "15 cents mille euros",
  "15 mil reais",
  "15 mila euro",
  "15 duizend euro",
  "15 honderd euro",
  "15 tusen kr",
  "15 hundra kr",
  "15 tysięcy zł",
  "15 tys. zł",
  "15 tis. Kč",
  "15 ezer Ft",
  "15 bin TL",
  "15 χιλιάδες €",
  "15 тысяч ₽",
  "15 천원",
  "15 Bio. €",
  "$15 T",
  "$15 trillion",
  "$15 dozen",
  "$15.00 ea",
  "$15.00 per leg",
  "$15.00 per person",
  "$15.00 per traveller",
  "$15.00 pp",
  "$15.00 a head",
  "15,00 € pro Person",
  "15,00 € p. P.",
  "15,00 € par personne",
  "15,00 € por persona",
  "15,00 € a persona",
  "15,00 € per nacht",
  "15 zł za osobę",
  "150 kr per person",
  "$15.00/person",
  "$15.00 / night",
])("a total written %j is not one of that many dollars", (text) => {
  const found = { amounts: [total(text)], currency: "USD", dollar: "", language: "en" };
  expect(pickTotal(found)).toBeUndefined();
});

it.each([
  "per leg",
  "per person",
  "(per person)",
  "per passenger, 4 passengers",
  "each way",
  "each",
  "× 60",
  "12 payments of this amount",
  "in 12 payments of this amount",
  "(1 of 12)",
  "payment 1 of 12",
  "12 times",
  "twelve times",
  "hundred",
  "thousand",
  "BTC",
  "points",
  "pro Person",
  "12 Raten in dieser Höhe",
  "par personne",
  "por persona",
])("a total followed by %j is not all", (after) => {
  const found = { amounts: [total("$15.00", after)], currency: "USD", dollar: "", language: "en" };
  expect(pickTotal(found)).toBeUndefined();
});

it.each([
  ["$15.00", ""],
  ["$15.00", "incl. VAT"],
  ["15.00 USD", "(tax included)"],
  ["15.00", "Free returns"],
  ["15.00", "Place order"],
  ["15.00 US dollars", ""],
  ["15.00 kr", "inkl. moms"],
  ["15,00 €", "TTC"],
  ["15,00 € TTC", ""],
  ["15,00 €", "IVA incluido"],
  ["15,00 zł", "brutto"],
  ["15.00 incl. tax", ""],
  ["TOTAL 15.00", ""],
  ["Order total 15.00", ""],
  ["15,00 EUR*", ""],
  ["US$15.00", ""],
  ["R$ 15,00", ""],
  ["15.00 лв.", ""],
  ["15.00 Kč", ""],
  ["$15.00", "(3 items)"],
  ["$15.00", "or 4 payments of $3.75"],
  ["$15.00", "Pay now"],
  ["$15.00", "E-mail First name Last name"],
  ["$15.00", "Bill to Ada Lovelace"],
  ["$15.00", "Pair of socks"],
  ["$15.00", "Mr Mrs"],
  ["$15.00", "M. Mme"],
  ["$15.00", "First name"],
  ["$15.00", "Payment method"],
  ["$15.00", "Dozens of shops"],
  ["$15.00", "You save $5.00"],
  ["$15.00", "Ships in 3 days"],
  ["$15.00", "including $2.00 tax"],
  ["$15.00 CAD", ""],
  ["CA$15.00 (1 item)", ""],
  ["15.00 AED", ""],
])("%j followed by %j is a total", (text, after) => {
  const found = { amounts: [total(text, after)], currency: "USD", dollar: "", language: "en" };
  expect(pickTotal(found)?.total.amount).toBe("15.00");
});

it.each([
  ["Total", "All amounts in thousands of US dollars"],
  ["Total", "One of your 12 instalments"],
  ["Total (USD hundreds)", ""],
  ["Gesamtsumme (in Tausend)", ""],
])("%j below %j is no total", (label, head) => {
  const found = {
    amounts: [amountRow(label, "$80.00", { head })],
    currency: "USD",
    dollar: "",
    language: "en",
  };
  expect(pickTotal(found)).toBeUndefined();
});

it.each([
  ["Total", "Your order Price"],
  ["Total", "Subtotal"],
  ["Total (2 items)", "Amount"],
  ["Total (incl. VAT)", "Cents and pairs"],
])("%j below %j is a total", (label, head) => {
  const found = {
    amounts: [amountRow(label, "$80.00", { head })],
    currency: "USD",
    dollar: "",
    language: "en",
  };
  expect(pickTotal(found)?.total.amount).toBe("80.00");
});
