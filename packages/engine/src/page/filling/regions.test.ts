import { expect, test } from "vitest";
import { isRegion, nameOfNumbered, namesOfRegionAround, regionNames } from "./regions.ts";

test.each([
  ["CA", "US", "california"],
  ["US-CA", "US", "california"],
  ["us-ca", undefined, "california"],
  ["California", "US", "ca"],
  ["California", undefined, "us ca"],
  ["CA", undefined, "california"],
  ["Bayern", "DE", "bavaria"],
  ["Bavaria", "DE", "by"],
  ["BY", "DE", "bayern"],
  ["Quebec", "CA", "qc"],
  ["MI", "IT", "milano"],
  ["Milan", "IT", "mi"],
  ["Sao Paulo", "BR", "sp"],
  ["Stockholm", "SE", "ab"],
  ["Stockholms län", "SE", "stockholm"],
  ["13", "JP", "東京都"],
  ["JP-13", undefined, "tokyo"],
  ["Chiba", "JP", "12"],
  ["千葉", "JP", "chiba"],
  ["Osaka-fu", "JP", "jp27"],
  ["AE", "US", "armed forces europe"],
  ["Dublin", "IE", "d"],
  ["Bristol", "GB", "bst"],
  ["Gyeonggi", "KR", "41"],
])("the region %s of %s is one that lists may call %s", (region, country, expected) => {
  expect(regionNames(region, country)).toContain(expected);
});

test("a region that no table knows is called by its own name", () => {
  expect(regionNames("Elbonia Hills", "DE")).toEqual(["elbonia hills", "de elbonia hills"]);
  expect(regionNames("Elbonia Hills", undefined)).toEqual(["elbonia hills"]);
});

test("a province lies in a region that lists may hold instead", () => {
  expect(namesOfRegionAround("MI", "IT")).toContain("lombardia");
  expect(namesOfRegionAround("FR-13", undefined)).toContain("provence alpes cote dazur");
  expect(namesOfRegionAround("CA", "US")).toEqual([]);
});

test.each([
  "Texas",
  "TX",
  "TX - Texas",
  "Ontario",
  "NSW",
  "東京都",
  "Hokkaido",
  "Bayern",
  "Andalucía",
  "Milano",
])("%s is a region", (text) => {
  expect(isRegion(text)).toBe(true);
});

test.each(["01", "13", "January", "Express", "Choose a state", "XL", "Germany"])(
  "%s is no region",
  (text) => {
    expect(isRegion(text)).toBe(false);
  },
);

test.each([
  ["34", "TR", "İstanbul"],
  ["13", "JP", "東京都"],
  ["CA", "US", undefined],
  ["999", "TR", undefined],
])("the code %s of %s is written as %s", (code, country, name) => {
  expect(nameOfNumbered(code, country)).toBe(name);
});
