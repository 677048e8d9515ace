import { expect, test } from "vitest";
import { requestDimensions } from "./request-dimensions.ts";

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
