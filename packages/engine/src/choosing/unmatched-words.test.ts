import { expect, it } from "vitest";
import { matchRequest } from "./match-request.ts";
import type { Offer } from "./offer.ts";

const plain: Offer = { title: "Trail Tee", options: [], variants: [] };
const sized: Offer = { ...plain, options: [{ name: "Size", values: ["S", "M", "XL"] }] };

it.each([
  ["size M", plain, ["M"]],
  ["in size M please", plain, ["M"]],
  ["M", plain, ["M"]],
  ["two in red", plain, ["red"]],
  ["two red tees", plain, ["red"]],
  ["the blue one", plain, ["blue"]],
  ["the slate one in L", plain, ["slate", "L"]],
  ["Trail Tee medium, black", plain, ["medium", "black"]],
  ["colour blue", plain, ["blue"]],
  ["16GB", plain, ["16GB"]],
  ["size 42", plain, ["42"]],
  ["the teak chair", plain, ["teak chair"]],
  ["canary", plain, ["canary"]],
  ["Zwei in Blau bitte", plain, ["Blau"]],
  ["en bleu, taille M", plain, ["bleu", "M"]],
  ["青、小", plain, ["青", "小"]],
  ["the red one in medium", sized, ["red"]],
  ["one-time, 35 dollars", plain, ["35 dollars"]],
  ["a donation of $35", plain, ["$35"]],
  ["size M, seven", sized, ["seven"]],
  ["a tee with 3 stripes", plain, ["3 stripes"]],
  ["M with four", sized, ["four"]],
  ["size L", sized, ["L"]],
  ["in M velvet with black legs", sized, ["velvet", "black legs"]],
  ["1 kg of it", plain, ["1 kg"]],
  ["a 15% tip", plain, ["15% tip"]],
  ["ein Platz am 14. Januar 2027", plain, ["14. Januar 2027"]],
])("what %j asks for without a choice for it is kept", (request, offer, unmatched) => {
  expect(matchRequest(offer, request).unmatched).toEqual(unmatched);
});

it.each([
  ["deliver it tomorrow at 6:30 PM", plain],
  [undefined, plain],
  ["", plain],
  ["two of them", plain],
  ["two of them. Put it on my card", plain],
  ["two of them. Don't add the tree planting or red gift wrap", plain],
  ["a tee", plain],
  ["one trail tee please", plain],
  ["Buy this for my wife", plain],
  ["Please buy this shirt as a birthday gift", plain],
  ["two, express please", plain],
  ["Two of the tees, cheapest shipping.", plain],
  ["with the fastest delivery, under 50 USD", plain],
  ["quantity 3, pay by bank transfer", plain],
  ["just one, not the red one", plain],
  ["pick up", plain],
  ["ship it to my office", plain],
  ["medium, express shipping", sized],
  ["the XL", sized],
  ["1 XL", sized],
  ["1 l bottle", { ...plain, title: "Bottle 1 l" }],
  ["the tee for 35 dollars", plain],
  ["a tee, not more than $35", plain],
  ["a tee, 35 USD or less", plain],
  ["the tee at $20, deliver in 2 days", plain],
  ["M, for the 2nd of my kids", sized],
  ["It's for myself, I'm 34, size M", sized],
  ["the tee. Tengo 34 años.", plain],
  ["the tee. Express shipping is fine", plain],
  ["the tee, dispatched on 2 December 2026", plain],
  ["two petty knives 150 mm", { ...plain, title: "Petty knife 150 mm" }],
  ["two strawberries", { ...plain, title: "Strawberry" }],
])("%j asks for nothing beyond the product and its choices", (request, offer) => {
  expect(matchRequest(offer, request).unmatched).toEqual([]);
});

const chain: Offer = {
  title: "Fahrradkette Steelline",
  options: [{ name: "Schaltung", values: ["11-fach", "12-fach"] }],
  variants: [],
};
const salt: Offer = { title: "Sól i popiół", options: [], variants: [] };
const coat: Offer = {
  title: "Abrigo Tera",
  options: [{ name: "Talla", values: ["38", "40"] }],
  variants: [],
};

it.each([
  ["Zwei Steelline-Ketten für 12-fach. Versand, Zahlung mit Karte", chain],
  ["2x Fahrradkette Steelline für 12-fach. Ich zahle per Kreditkarte.", chain],
  ["Eine Steelline-Kette, 12-fach; bezahlt wird mit Karte", chain],
  ["Compra 1 abrigo Tera, talla 40, pago con tarjeta.", coat],
  ["Please get me the abrigo Tera, talla 40. I'll pay by card.", coat],
  ["un abrigo Tera, talla 40. Envío; pagaré con tarjeta de crédito", coat],
  ["Poproszę 2 egzemplarze książki „Sól i popiół”. Dostawa, płatność kartą.", salt],
  ["Sól i popiół, betalen met creditcard, verzending", salt],
  ["Sól i popiół. Platba kartou, doručení.", salt],
  ["Steelline-Kette geölt für 12-fach", chain],
  ["Steelline-Kette, 12-fach, ohne Nietstift", chain],
])("%j says nothing that is no choice, in any language", (request, offer) => {
  expect(matchRequest(offer, request).unmatched).toEqual([]);
});

it.each([
  ["Steelline-Kette, 12-fach, Versand per B-Post, auf Rechnung", chain, ["Rechnung"]],
  ["Steelline-Kette in Gold, 12-fach", chain, ["Gold"]],
  ["Sól i popiół, dostawa kurierem DPD, w twardej oprawie", salt, ["kurierem DPD", "twardej oprawie"]],
])("of %j what the shop must still settle is kept", (request, offer, unmatched) => {
  expect(matchRequest(offer, request).unmatched).toEqual(unmatched);
});

it.each([
  ["En lampa. Jag hämtar den i butiken på Hornsgatan (mitt postnummer är 118 49).", "Lampa", []],
  ["Un carton. Livraison par Chronopost, paiement par carte.", "Carton", []],
  ["名刺を1件。角丸加工は不要です。お届けは午前中で。", "名刺印刷", []],
  ["Two lamps on 5 December 2026 between 12 and 14, in teal", "Lamp", ["teal"]],
  ["Das Zimmer in Blau vom 11. bis 13. Dezember 2026", "Zimmer", ["Blau"]],
  ["One lamp, USPS Media Mail, in teal", "Lamp", ["teal"]],
  ["Uma lâmpada, cartão de crédito em 3x sem juros", "Lâmpada", []],
  ["Én lampe, betal med kort", "Lampe", []],
  ["Två lampor, som privatperson, hemleverans", "Lampa", []],
  ["Två kablar, i teak", "HDMI-kabel", ["teak"]],
  ["Two lamps, delivered on Tuesday 8 December between 10am and 12pm", "Lamp", []],
  ["A lamp, as a private person, home delivery", "Lamp", []],
  ["A Trail Tee, med, pay by card", "Trail Tee", ["med"]],
  ["Two lamps in teal. Post them.", "Lamp", ["teal"]],
  ['A gift card with the message "Happy birthday, love from Priya"', "Gift card", []],
])("of %j, what is about the goods: %#", (request, title, words) => {
  expect(matchRequest({ ...plain, title }, request).unmatchedOfGoods).toEqual(words);
});

it("what is said for a text field of the page is none of the goods", () => {
  const details = [{ field: 0, value: "Happy 40th Rosa", said: 'write "Happy 40th Rosa"' }];
  const request = 'size M, write "Happy 40th Rosa"';
  expect(matchRequest({ ...sized, details }, request).unmatchedOfGoods).toEqual([]);
  expect(matchRequest(sized, request).unmatchedOfGoods).not.toEqual([]);
});
