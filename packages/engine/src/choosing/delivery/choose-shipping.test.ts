import { expect, it } from "vitest";
import { chooseShipping } from "./choose-shipping.ts";

const offers = [
  { label: "Express 1-2 business days", price: "25.00" },
  { label: "Standard 5 business days", price: "5.00" },
  { label: "UPS Ground", price: "7.00" },
  { label: "Pick up in store", price: "0.00" },
];

it.each([
  [undefined, "Standard 5 business days"],
  ["the mug, express please", "Express 1-2 business days"],
  ["as soon as possible", "Express 1-2 business days"],
  ["the express train set, 1 piece", "Standard 5 business days"],
  ["an espresso machine with the milk jug", "Standard 5 business days"],
  ["send it by express", "Express 1-2 business days"],
  ["express shipping to the office", "Express 1-2 business days"],
  ["Ich hole sie im Laden ab", "Pick up in store"],
  ["ground coffee", "Standard 5 business days"],
  ["ship it by UPS ground", "UPS Ground"],
  ["I will pick it up", "Pick up in store"],
  ["one shirt, collected at the shop", "Pick up in store"],
  ["pick a nice one", "Standard 5 business days"],
  ["store pickup", "Pick up in store"],
  ["by carrier pigeon", "Standard 5 business days"],
])("%o takes %s", (request, expected) => {
  expect(chooseShipping(offers, request)?.label).toBe(expected);
});

it("takes the method whose name a clause of the request consists of, with the carrier of all", () => {
  const both = [
    { label: "Standaard (PostNL) € 4,95", price: "4.95" },
    { label: "Avondlevering (PostNL) € 7,95", price: "7.95" },
  ];
  const request = "twee fietstassen in mosgroen, 20 liter. Avondlevering met PostNL, betalen op factuur.";
  expect(chooseShipping(both, request)?.price).toBe("7.95");
});

it.each([
  ["Én lysestake, Bring, betal med kort.", "Bring pakke til hentested"],
  ["Én lysestake, betal med kort.", "Hjemlevering"],
  ["Bring me one candlestick.", "Hjemlevering"],
])("%o takes %s, also where a carrier that is named brings nothing home", (request, expected) => {
  const nordic = [
    { label: "Bring pakke til hentested", price: "99.00" },
    { label: "Hjemlevering", price: "149.00" },
  ];
  expect(chooseShipping(nordic, request)?.label).toBe(expected);
});

it.each([
  ["the runner in blue, with two-day shipping", "17.95"],
  ["the runner in blue, delivered within 2 working days", "17.95"],
  ["the runner in blue, 5 to 7 business days delivery is fine", "7.95"],
  ["a two day pass", "7.95"],
])("%o takes the method for %s, by how long it takes", (request, price) => {
  const timed = [
    { label: "Ground (5-7 business days) $7.95", price: "7.95" },
    { label: "2-Day Express (2 business days) $17.95", price: "17.95" },
    { label: "Overnight (Next day) $29.95", price: "29.95" },
  ];
  expect(chooseShipping(timed, request)?.price).toBe(price);
});

it("reads labels whose parts run into each other", () => {
  const glued = [
    { label: "Standard4 to 7 business days$4.90", price: "4.90" },
    { label: "Express1 to 2 business days$12.90", price: "12.90" },
  ];
  expect(chooseShipping(glued, "express please")?.price).toBe("12.90");
});

it("prefers a method with a price, and takes what there is", () => {
  expect(
    chooseShipping(
      [
        { label: "A", price: undefined },
        { label: "B", price: "9.00" },
      ],
      undefined,
    )?.label,
  ).toBe("B");
  expect(chooseShipping([{ label: "Pickup", price: "0.00" }], undefined)?.label).toBe("Pickup");
  expect(chooseShipping([], undefined)).toBeUndefined();
});

it.each([
  ["Selbstabholung 0,00 €", "DHL Paket 4,90 €"],
  ["Point Relais® Mondial Relay", "Colissimo à domicile"],
  ["Paczkomaty InPost 24/7", "Kurier DPD"],
  ["Recogida en tienda", "Envío a domicilio"],
  ["Hämta i butik", "PostNord Hemleverans"],
  ["店舗受取", "宅配便"],
])("leaves %s to those who ask for it, and has the goods brought by %s", (collected, brought) => {
  const both = [
    { label: collected, price: "0.00" },
    { label: brought, price: "4.90" },
  ];
  expect(chooseShipping(both, undefined)?.label).toBe(brought);
  expect(chooseShipping(both, collected)?.label).toBe(collected);
});

it.each([
  ["Lieferung bis zum Aufstellort im 3. Stock", "Lieferung bis zum Aufstellort (99,00 €)"],
  ["Eiche, bitte bis zur Bordsteinkante liefern", "Lieferung bis Bordsteinkante (49,00 €)"],
  ["Eiche mit Aufstellung", "Lieferung bis Bordsteinkante (49,00 €)"],
])("takes the delivery that %s names in the shop's language", (request, expected) => {
  const both = [
    { label: "Lieferung bis Bordsteinkante (49,00 €)", price: "49.00" },
    { label: "Lieferung bis zum Aufstellort (99,00 €)", price: "99.00" },
  ];
  expect(chooseShipping(both, request)?.label).toBe(expected);
});

it.each([
  ["Express courier please", "Corriere espresso"],
  ["in the evening delivery slot", "Consegna di sera"],
  ["by the cheapest post", "Poste Italiane"],
])("'%s' takes %s in another language", (request, label) => {
  const italian = [
    { label: "Corriere espresso", price: "6.90" },
    { label: "Consegna di sera", price: "8.90" },
    { label: "Poste Italiane", price: "4.50" },
  ];
  expect(chooseShipping(italian, request)?.label).toBe(label);
});

it.each([
  "Free delivery with Oak+ (30-day trial, then $9.99 per month)",
  "Free delivery for Oak+ members",
  "Subscriber shipping",
  "Kostenloser Versand für Mitglieder",
])("does not join anything for a cheaper delivery, unless the request says so: %s", (label) => {
  const both = [
    { label, price: "0.00" },
    { label: "Standard delivery", price: "5.95" },
  ];
  expect(chooseShipping(both, "a chair, standard")?.price).toBe("5.95");
  expect(chooseShipping(both, undefined)?.price).toBe("5.95");
  expect(chooseShipping(both, "I am a member, member shipping please")?.price).toBe("0.00");
});

it("takes the one that the request names by most words", () => {
  const ofCarrier = [
    { label: "Correo Argentino a domicilio $6.200,00", price: "6200.00" },
    { label: "Correo Argentino hoy mismo $9.100,00", price: "9100.00" },
    { label: "Moto $4.100,00", price: "4100.00" },
  ];
  const chosen = chooseShipping(ofCarrier, "Envío a domicilio por Correo Argentino");
  expect(chosen?.price).toBe("6200.00");
});

it.each([
  ["a green shirt; afternoon; bank transfer", "Afternoon"],
  ["two, delivered on a Saturday morning", "Morning"],
  ["two of them", "Morning"],
])("of times that the shop delivers at, %o takes %s", (request, expected) => {
  const times = ["Morning", "Afternoon", "Evening"].map((label) => ({ label, price: undefined }));
  expect(chooseShipping(times, request)?.label).toBe(expected);
});

it.each([
  ["a large one in walnut. Royal Mail Tracked 24. No wrap.", "Royal Mail Tracked 24 (1-2 days) £6.50"],
  ["a large one in walnut", "Royal Mail Tracked 48 (3-4 days) £3.95"],
  ["48 tracked ones", "Royal Mail Tracked 48 (3-4 days) £3.95"],
])("is told by words that follow each other in its name: %s", (request, label) => {
  const offers = [
    { label: "Royal Mail Tracked 48 (3-4 days) £3.95", price: "3.95" },
    { label: "Royal Mail Tracked 24 (1-2 days) £6.50", price: "6.50" },
  ];
  expect(chooseShipping(offers, request)?.label).toBe(label);
});

it("is told by a word that stands alone, and not by one that is about the goods", () => {
  const offers = [
    { label: "Regular parcel", price: "5.00" },
    { label: "Xpresspost, 2 business days", price: "16.00" },
  ];
  expect(chooseShipping(offers, "One tent. Xpresspost please, by card")?.label).toMatch(/^Xpresspost/);
  expect(chooseShipping(offers, "One xpresspost tent")?.label).toBe("Regular parcel");
});

it("brings the goods to where they are fetched if the request says so in another form of the word", () => {
  const offers = [
    { label: "Hemleverans med PostNord", price: "49" },
    { label: "Hämta i butik", price: "0" },
  ];
  expect(chooseShipping(offers, "Jag hämtar den i butiken på Hornsgatan")?.label).toBe("Hämta i butik");
  expect(chooseShipping(offers, "En lampa")?.label).toBe("Hemleverans med PostNord");
});

it("takes the collection point that the request names in another form", () => {
  const polish = [
    { label: "Kurier", price: "15.99" },
    { label: "Paczkomat", price: "12.99" },
    { label: "Odbiór osobisty", price: "0.00" },
  ];
  expect(chooseShipping(polish, "Jedna lampka, wysyłka do paczkomatu")?.label).toBe("Paczkomat");
});

it.each([
  ["Pocket sewing kit with the cheapest delivery that has tracking", "Letter post, tracked (2-4 days)"],
  ["Pocket sewing kit, tracked please", "Letter post, tracked (2-4 days)"],
  ["Das Nähset, bitte mit Sendungsverfolgung", "Letter post, tracked (2-4 days)"],
  ["Pocket sewing kit, no tracking needed", "Letter post, no tracking (3-6 days)"],
])("%o takes %s", (request, expected) => {
  const letters = [
    { label: "Letter post, no tracking (3-6 days)", price: "1.95" },
    { label: "Letter post, tracked (2-4 days)", price: "3.95" },
    { label: "Courier, tracked", price: "7.50" },
  ];
  expect(chooseShipping(letters, request)?.label).toBe(expected);
});

it("takes one that does not say the contrary, where none says that it can be tracked", () => {
  const letters = [
    { label: "Brief (ohne Sendungsverfolgung)", price: "1.95" },
    { label: "DHL Paket", price: "4.90" },
  ];
  expect(chooseShipping(letters, "mit Sendungsverfolgung")?.label).toBe("DHL Paket");
});

it.each([
  ["I need it quickly, so please send it express", "Xpresspost, 2 days"],
  ["the express train set", "Regular parcel, 5–8 days"],
  ["send it, please", "Regular parcel, 5–8 days"],
])("takes the method that takes the least time where none is called express: %s", (request, expected) => {
  const timed = [
    { label: "Regular parcel, 5–8 days", price: "12.00" },
    { label: "Xpresspost, 2 days", price: "24.00" },
  ];
  expect(chooseShipping(timed, request)?.label).toBe(expected);
});
