import { expect, test } from "vitest";
import { requestDimensions, requestMeasure } from "./request-dimensions.ts";

const inCentimetres = ["Length (cm)", "Width (cm)"];

test.each([
  ["cut to 120 x 80 cm", inCentimetres, ["120", "80"]],
  ["1,2 m x 0,8 m, please", inCentimetres, ["120", "80"]],
  ["120x80", ["Pieces", ...inCentimetres], ["120", "80"]],
  ["90 by 210 cm", ["Breite in mm", "Höhe in mm"], ["900", "2100"]],
  ["60 x 40 x 30 cm", ["Width, cm", "Depth, cm", "Height, cm"], ["60", "40", "30"]],
  ["60 x 40 x 30 cm", inCentimetres, []],
  ["24 x 36 inches", inCentimetres, []],
  ["120 x 80 cm or 100 x 50 cm", inCentimetres, []],
  ["120 x 80 cm", ["Length", "Width"], []],
  ["2 x 250 g", inCentimetres, []],
  ["track width 180 cm and drop 228 cm", ["Track width (cm)", "Drop (cm)"], ["180", "228"]],
  ["width of 1.8 m, height: 2280 mm", ["Width (cm)", "Height (cm)"], ["180", "228"]],
  ["width 180 cm", ["Width (cm)", "Height (cm)"], ["180"]],
  ["width 60 inches", ["Width (cm)"], []],
])("%s, for %j, is %j", (request, names, values) => {
  expect(requestDimensions(names, request).map(({ value }) => value)).toEqual(values);
});

test("what the request says of a side includes the whole name of its field", () => {
  const [width] = requestDimensions(["Track width (cm)", "Drop (cm)"], "track width 180 cm and drop 228 cm");
  expect(width?.said).toBe("track width 180 cm");
});

test("a side is named behind its number as well", () => {
  const found = requestDimensions(
    ["Width (mm)", "Drop (mm)"],
    "A blind, 1200 mm wide and 1600 mm drop, in white",
  );
  expect(found.map(({ value }) => value)).toEqual(["1200", "1600"]);
  expect(
    requestDimensions(["Breite (cm)", "Höhe (cm)"], "120 cm breit, 80 cm hoch").map(({ value }) => value),
  ).toEqual(["120", "80"]);
});

test("the only number of its kind is for the only field that names a unit", () => {
  expect(requestMeasure(["Peso (g)"], "750 grammi di Parmigiano")[0]?.value).toBe("750");
  expect(requestMeasure(["Weight (g)", "Note"], "1.5 kg of cheddar")[0]?.value).toBe("1500");
  expect(requestMeasure(["Antal meter"], "2,5 meter linnetyg")[0]?.value).toBe("2.5");
  expect(requestMeasure(["Weight (g)"], "500 g of this and 200 g of that")).toEqual([]);
  expect(requestMeasure(["Width (mm)", "Drop (mm)"], "20 mm")).toEqual([]);
  expect(requestMeasure(["Quantity"], "750 g")).toEqual([]);
});
