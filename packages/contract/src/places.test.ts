import { expect, it } from "vitest";
import { listCountries, listRegions } from "./places.ts";

it("lists the countries by their names, and the states of those in whose addresses they stand", () => {
  expect(listCountries().length).toBeGreaterThan(240);
  expect(listCountries()).toContainEqual({ code: "DE", name: "Germany" });
  expect(listRegions("US")).toContainEqual({ code: "CA", name: "California" });
  expect(listRegions("CA")).toHaveLength(13);
  expect(listRegions("DE")).toBeUndefined();
});
