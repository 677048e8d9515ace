import { expect, it } from "vitest";
import { matchRequest } from "./match-request.ts";

const cups = ["3 tazze", "6 tazze", "9 tazze"];
const packs = ["25 bollen - € 8,95", "50 bollen - € 15,95", "100 bollen - € 27,50"];

it.each([
  ["the Moka for 6 cups in red", cups, ["6 tazze"], 1],
  ["Two packs of 50 bulbs of the tulip", packs, ["50 bollen - € 15,95"], 2],
  ["deliver it to 6 Mill Lane", cups, undefined, 1],
  ["within 6 days", cups, undefined, 1],
  ["for 6 cups or 9 cups", cups, undefined, 1],
])("%s, of %j, means %j", (request, values, named, quantity) => {
  const offer = { title: "Moka Livia", options: [{ name: "Capacità", values }], variants: [] };
  const match = matchRequest(offer, request);
  expect([match.named.get("Capacità"), match.quantity]).toEqual([named, quantity]);
});
