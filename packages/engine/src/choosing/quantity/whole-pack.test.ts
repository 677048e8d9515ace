import { expect, it } from "vitest";
import { matchRequest } from "../match-request.ts";

it.each([
  ["six wine glasses", ["Single glass £9.00", "Set of 2 £17.00", "Set of 6 £46.00"], "Set of 6 £46.00"],
  ["24 free range eggs", ["Box of 6", "Box of 12", "Tray of 24"], "Tray of 24"],
  ["six assiettes", ["À l'unité", "Lot de 4", "Lot de 6"], "Lot de 6"],
  ["6 colas", ["Single can", "6-pack"], "6-pack"],
])("of %j, one pack of %j that holds as many is bought: %j", (request, values, pack) => {
  const offer = { title: "Goods", options: [{ name: "Pack", values }], variants: [] };
  const { named, quantity, unmatched } = matchRequest(offer, request);
  expect([named.get("Pack"), quantity, unmatched]).toEqual([[pack], 1, []]);
});

it.each([
  ["two boxes of eggs", ["Box of 2", "Box of 6"]],
  ["5 colas", ["Single can", "6-pack"]],
  ["6 mm washers", ["Bag of 6", "Bag of 12"]],
  ["six mugs", ["Set of 6 in blue", "Set of 6 in red"]],
])("of %j, no pack of %j is meant by its number", (request, values) => {
  const offer = { title: "Goods", options: [{ name: "Pack", values }], variants: [] };
  expect(matchRequest(offer, request).named.get("Pack")).toBeUndefined();
});
