import { expect, it } from "vitest";
import { limitNames } from "./limit-names.ts";

it("keeps the names of all owners until there are too many", () => {
  const limit = limitNames({ most: 3, mostOfOwner: 2 });
  expect(["a", "b", "c"].map((name) => limit(name, name))).toEqual(["a", "b", "c"]);
  expect(limit("d", "d")).toBe("other");
  expect(limit("a", "d")).toBe("a");
});

it("leaves room for others whatever one owner brings", () => {
  const limit = limitNames({ most: 10, mostOfOwner: 2 });
  const names = Array.from({ length: 1000 }, (_, index) => limit(`shop-${index}`, "hostile"));
  expect(new Set(names)).toEqual(new Set(["shop-0", "shop-1", "other"]));
  expect(limit("shop.example", "honest")).toBe("shop.example");
});
