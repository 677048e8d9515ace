import { expect, it } from "vitest";
import { readTokens } from "../request/tokens.ts";
import { countEach } from "./count-each.ts";

const colour = { name: "Colour", values: ["Black", "Navy", "Olive", "Rust"] };
const size = { name: "Size", values: ["36-38", "39-42"] };

it.each([
  ["merino socks in size 39-42, one pair each in navy, rust and olive", 1, ["Navy", "Rust", "Olive"]],
  ["two of each: black and navy, 39-42", 2, ["Black", "Navy"]],
  ["je zwei in navy und rust, 39-42", 2, ["Navy", "Rust"]],
])("%s", (request, count, colours) => {
  const lines = countEach([colour, size], readTokens(request));
  expect(lines?.map((line) => [line.count, line.values.get("Colour"), line.values.get("Size")])).toEqual(
    colours.map((value) => [count, value, "39-42"]),
  );
});

it.each([
  "one pair in navy, rust or olive",
  "a pair in navy, 39-42, and each sock wrapped",
  "two of each: black, navy, 36-38 and 39-42",
])("%s is not the same number of each", (request) => {
  expect(countEach([colour, size], readTokens(request))).toBeUndefined();
});
