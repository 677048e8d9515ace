import { expect, test } from "vitest";
import { parseExactJson } from "./exact-json.ts";

test.each([
  '{"id":9007199254740993}',
  '{"id":-18446744073709551615,"list":[12345678901234567890.5]}',
  "[0.12345678901234567890]",
  '{"id":123456789012345678901234567890e2}',
  '{"text":"9007199254740993","id":1}',
  '{"rawJSON":"9007199254740993","small":0.1}',
])("%s is written again as it was read", (text) => {
  expect(JSON.stringify(parseExactJson(text))).toBe(text);
});

test("numbers that JavaScript holds are numbers", () => {
  expect(
    parseExactJson('{"a":9007199254740991,"b":4242424242424242,"c":1.5,"d":"1234567890123456"}'),
  ).toEqual({
    a: 9007199254740991,
    b: 4242424242424242,
    c: 1.5,
    d: "1234567890123456",
  });
});

test("a number beyond all bounds is none", () => {
  expect(parseExactJson(`[1${"0".repeat(400)}]`)).toEqual([Infinity]);
});
