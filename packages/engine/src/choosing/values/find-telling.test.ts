import { expect, it } from "vitest";
import { matchRequest } from "../match-request.ts";

const offer = (values: string[]) => ({
  title: "Harbour House",
  options: [{ name: "Item", values }],
  variants: [],
});
const rooms = [
  "Double room, garden view Breakfast included · Free cancellation, Sleeps 2",
  "Double room, sea view Breakfast included · Free cancellation, Sleeps 2",
  "Family room (4 guests) Breakfast included, Sleeps 4",
];
const crossings = ["07:25 Oban – arrives 08:11", "09:55 Oban – arrives 10:41", "10:41 Oban – arrives 11:27"];

const cellars = ["Lyon 1er – Place des Terreaux", "Lyon 6e – Cours Vitton", "Grenoble – Rue Thiers"];
const screws = [
  "Article no. FX-6-20, Size M6 × 20 mm",
  "Article no. FX-8-20, Size M8 × 20 mm",
  "Article no. FX-8-30, Size M8 × 30 mm",
];

it.each([
  ["3 packs of M8 × 20 mm", screws, [screws[1]]],
  ["3 packs of M8 x 20 mm", screws, [screws[1]]],
  ["3 packs of M8x20 mm", screws, [screws[1]]],
  ["collected in Lyon 1er", cellars, [cellars[0]]],
  ["collected in Lyon", cellars, undefined],
  ["M8 × 20 mm and M10 × 30 mm", [...screws, "Size M10 × 30 mm"], undefined],
  ["M8", screws, undefined],
  ["a large pizza", ['Personal 10"', 'Large 14" +$7.00'], ['Large 14" +$7.00']],
  ["a large pizza, large 16", ['Personal 10"', 'Large 14" +$7.00'], undefined],
  ["Delivered as soon as possible", ["ASAP (35–45 min)", "Today, 7:30 PM"], ["ASAP (35–45 min)"]],
  ["a double room with sea view", rooms, [rooms[1]]],
  ["a double room", rooms, undefined],
  ["a family room with sea view", rooms, undefined],
  ["a double room, not with sea view", rooms, undefined],
  ["the 09:55 crossing", crossings, [crossings[1]]],
  ["the 10:41", crossings, [crossings[2]]],
  ["the 12:00", crossings, undefined],
  ["8:15 pm please", ["14:30", "20:15"], ["20:15"]],
])("%j means %j → %j", (request, values, meant) => {
  expect(matchRequest(offer(values), request).named.get("Item")).toEqual(meant);
});
