import { expect, it } from "vitest";
import { readTokens } from "../request/tokens.ts";
import { leftCount } from "./left-count.ts";

const read = (request: string) => leftCount(readTokens(request), () => true);

it.each([
  ["Two, standard size", 2],
  ["100 g pouch, 2 please (the jar is a rip off)", 2],
  ["12s in phosphor, 3 sets", 3],
  ["två set för enkelsäng", 2],
  ["in oak. Four of the large", 4],
])("a number with which a clause begins counts pieces: %s", (request, quantity) => {
  expect(read(request)).toMatchObject({ quantity });
});

it("a number of what may be part of the goods is asked about", () => {
  expect(read("the pram with a hood, 3 wheels")).toMatchObject({ isUncounted: true });
});

it.each([
  "a bag for my two cats",
  "the rug in indigo, 2 by 3 metres",
  "shade, 02, matte",
  'brush, 9" wide',
  "to me, 24 Hill Road",
  "the blind, 12 cm",
  "one for Tuesday, 10:30",
])("no other number does: %s", (request) => {
  expect(read(request)?.words).toBeUndefined();
});
