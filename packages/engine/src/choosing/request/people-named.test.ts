import { expect, it } from "vitest";
import { othersNamed } from "./people-named.ts";

it.each([
  ["Two seats. They are for Grace Hopwood and Alan Hopwood. By bank transfer.", ["Alan Hopwood"]],
  ["three tickets for Alan Hopwood, Grace Hopwood and Mary Ann Lee", ["Alan Hopwood", "Mary Ann Lee"]],
  ["zwei Plätze für Grace Hopwood und Eva Kühn", ["Eva Kühn"]],
  ["two tickets for the New York Philharmonic and Saint Martin", []],
  ["two seats for Grace Hopwood", []],
])("%j names %j besides the buyer", (request, people) => {
  expect(othersNamed(request, "Grace Hopwood")).toEqual(people);
});
