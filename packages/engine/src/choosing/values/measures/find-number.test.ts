import { expect, it } from "vitest";
import { matchRequest } from "../../match-request.ts";

const cups = ["3 tazze", "6 tazze", "9 tazze"];
const packs = ["25 bollen - € 8,95", "50 bollen - € 15,95", "100 bollen - € 27,50"];

it.each([
  ["the Moka for 6 cups in red", cups, ["6 tazze"], 1],
  ["Two packs of 50 bulbs of the tulip", packs, ["50 bollen - € 15,95"], 2],
  ["the one with the 0.7 tip", ["0.5 mm", "0.7 mm", "1 mm"], ["0.7 mm"], 1],
  ["for up to $1.5", ["1 mm", "1.5 mm"], undefined, 1],
  ["10 lamps", ["5 mm", "10 mm"], undefined, 10],
  ["deliver it to 6 Mill Lane", cups, undefined, 1],
  ["within 6 days", cups, undefined, 1],
  ["for 6 cups or 9 cups", cups, undefined, 1],
])("%s, of %j, means %j", (request, values, named, quantity) => {
  const offer = { title: "Moka Livia", options: [{ name: "Capacità", values }], variants: [] };
  const match = matchRequest(offer, request);
  expect([match.named.get("Capacità"), match.quantity]).toEqual([named, quantity]);
});

const bars = ["1 bar – £4.00", "3 bars – £11.00 (save 8 %)", "6 bars – £20.00 (save 17 %)"];
const ages = ["3 years", "6 years", "12 years"];

it.each([
  ["the pack of 6", bars, bars[2]],
  ["the 6 pack, please", bars, bars[2]],
  ["a six-pack", bars, bars[2]],
  ["two packs of 3", bars, bars[1]],
  ["a bar at 6 Pack Lane", bars, undefined],
  ["a pack of 6", ages, undefined],
])("%s, of %j, means %j", (request, values, named) => {
  const offer = { title: "Dark Chocolate", options: [{ name: "How many?", values }], variants: [] };
  expect(matchRequest(offer, request).named.get("How many?")?.[0]).toBe(named);
});

const printRuns = ["100 szt.", "200 szt.", "500 szt."];

it.each([
  ["200 wizytówek dwustronnych", "Wizytówki", ["200 szt."]],
  ["Please get 200 business cards on matt paper", "Business cards", ["200 szt."]],
  ["business cards, sent to 200 mill lane", "Business cards", undefined],
])("%s of the %s names the print run %j", (request, title, named) => {
  const offer = { title, options: [{ name: "Nakład", values: printRuns }], variants: [] };
  expect(matchRequest(offer, request).named.get("Nakład")).toEqual(named);
});
