import { expect, test } from "vitest";
import { labelledValues } from "./labelled-values.ts";

const names = ["Nome (máx. 12)", "Número"];

test.each([
  ["Camisola M, com o nome SILVA e o número 10 nas costas", names, ["SILVA", "10"]],
  ["Shirt with the name Van Dijk, number 4", ["Name", "Number"], ["Van Dijk", "4"]],
  ["Shirt with a name on it, and a number", ["Name", "Number"], []],
  ["the name: SILVA", ["Name"], []],
  ["name SILVA on one and name COSTA on the other", ["Name"], []],
])("%s, for %j, says %j", (request, fields, values) => {
  expect(labelledValues(fields, request).map(({ value }) => value)).toEqual(values);
});
