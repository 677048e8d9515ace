import { expect, it } from "vitest";
import { matchRequest } from "../match-request.ts";

const namedIn = (request: string, name: string, values: readonly string[]) =>
  matchRequest({ title: "Ink cartridge", options: [{ name, values }], variants: [] }, request).named.get(
    name,
  );

const yields = ["Standard yield (200 pages)", "XL high yield (600 pages)"];

it.each([
  ["3 in black, XL high yield. Standard parcel delivery.", yields[1]],
  ["XL high yield with standard delivery", yields[1]],
  ["standard yield, express delivery", yields[0]],
  ["Standard, please. Delivery to the office", yields[0]],
])("what a request says of the delivery is no choice of the goods: %s", (request, value) => {
  expect(namedIn(request, "Capacity", yields)).toEqual([value]);
});

it("a way of delivery chooses nothing of the goods, unless they are delivered in several", () => {
  expect(namedIn("standard shipping", "Capacity", yields)).toBeUndefined();
  expect(namedIn("express delivery", "Delivery", ["Standard", "Express"])).toEqual(["Express"]);
});
