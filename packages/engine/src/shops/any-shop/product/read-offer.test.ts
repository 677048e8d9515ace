import { describe, expect, it } from "vitest";
import { narrowed, withoutMore } from "./read-offer.ts";

const proposed = (preset: number, ...titles: string[]) =>
  withoutMore(titles.map((title, at) => ({ title, isPreset: at === preset })))
    .filter(({ isPreset }) => isPreset)
    .map(({ title }) => title);

describe("the least of what can be bought at once", () => {
  const bundles = ["Buy 1 $80.00", "Buy 2 – save 15 % (Most popular) $136.00", "Buy 3 $180.00"];

  it("is proposed where the shop has chosen more", () => {
    expect(proposed(1, ...bundles)).toEqual([bundles[0]]);
  });

  it("is proposed only where the shop proposes anything", () => {
    expect(proposed(-1, ...bundles)).toEqual([]);
  });

  it.each([
    [["500 g $4.00", "1 kg $7.00"]],
    [["Volume 1", "Volume 2"]],
    [["1 seat $90.00", "2 seats $90.00"]],
    [["Red $4.00", "Blue $5.00"]],
  ])("is not looked for in %j", (titles) => {
    expect(proposed(1, ...titles)).toEqual([titles[1]]);
  });
});

describe("options with too many combinations", () => {
  const powers = Array.from({ length: 40 }, (_, at) => `-${(at + 1) * 0.25}`);
  const options = [
    { name: "Right eye", values: powers },
    { name: "Left eye", values: powers },
    { name: "Boxes", values: ["1", "2", "3"] },
  ];
  const presets = new Map([["Boxes", "1"]]);
  const counts = (request: string | undefined) =>
    narrowed(options, { presets, request }).map(({ values }) => values.length);

  it("are narrowed to what the request names", () => {
    expect(counts("right eye -1.25, left eye -2.5")).toEqual([1, 1, 3]);
  });

  it("are narrowed to what the page has preselected where the request names too little", () => {
    expect(counts(undefined)).toEqual([40, 40, 1]);
  });
});
