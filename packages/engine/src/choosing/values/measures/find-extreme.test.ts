import { expect, test } from "vitest";
import { matchRequest } from "../../match-request.ts";

const hoses = ["15 m (£18.00)", "30 m (£29.00)", "50 m (£44.00)"];
const shows = ["Sat 12 Dec, 14:30", "Sat 12 Dec, 19:30"];

test.each([
  ["the longest hose you have", hoses, "50 m (£44.00)"],
  ["the middle one", hoses, "30 m (£29.00)"],
  ["der längste Schlauch", hoses, "50 m (£44.00)"],
  ["the cheapest of them", hoses, "15 m (£18.00)"],
  ["by the cheapest shipping", hoses, undefined],
  ["for the lowest price you can get", hoses, undefined],
  ["the longer one", hoses, undefined],
  ["not the longest", hoses, undefined],
  ["the smallest jar, please", ["1 kg", "250 g", "500 g"], "250 g"],
  ["the biggest, in red", ["S", "M", "XL"], "XL"],
  ["la plus grande", ["Pot 12 cm", "Pot 17 cm"], "Pot 17 cm"],
  ["the later show", shows, "Sat 12 Dec, 19:30"],
  ["the earliest", shows, "Sat 12 Dec, 14:30"],
  ["the biggest", ["Oak", "Walnut"], undefined],
  ["the most aged one", ["24 mesi", "36 mesi"], "36 mesi"],
])("%s, of %j, means %s", (request, values, meant) => {
  const offer = { title: "Anything", options: [{ name: "Kind", values }], variants: [] };
  expect(matchRequest(offer, request).named.get("Kind")?.[0]).toBe(meant);
});

test("an end of two scales at once is in doubt, unless the option is named", () => {
  const options = [
    { name: "Height", values: ["65 cm", "75 cm"] },
    { name: "Depth", values: ["30 cm", "40 cm"] },
  ];
  expect(matchRequest({ title: "Stool", options, variants: [] }, "the biggest").named).toEqual(new Map());
});
