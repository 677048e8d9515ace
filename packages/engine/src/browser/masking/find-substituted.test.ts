import { expect, it } from "vitest";
import { findSubstituted } from "./find-substituted.ts";

const number = "4929123456781234";
const written = (signs: readonly string[], between = "") =>
  [...number].map((digit) => signs[Number(digit)]).join(between);

it.each([
  ["letters", written([..."abcdefghij"])],
  ["letters that begin with the one", written([..."JABCDEFGHI"])],
  ["what the keys of the digits write with shift", written([...")!@#$%^&*("])],
  ["the digits that are missing to nine", written([..."9876543210"])],
  ["playing cards", written([..."🂠🂡🂢🂣🂤🂥🂦🂧🂨🂩"])],
  ["letters in groups", written([..."qwertyuiop"]).replace(/(.{4})/g, "$1-")],
  ["words", written("nolla yksi kaksi kolme nelja viisi kuusi seitseman kahdeksan yhdeksan".split(" "), " ")],
  [
    "words with commas",
    written("sifr wahid ithnan thalatha arbaa khamsa sitta saba thamaniya tisa".split(" "), ", "),
  ],
])("a number in %s is found", (_how, text) => {
  const found = `Order ${text} is placed`;
  const [[from, to] = [0, 0]] = findSubstituted(found, number);
  expect(found.slice(from, to).replace(/\W+$/, "")).toBe(text.replace(/\W+$/, ""));
});

it.each([
  "Thank you for your order. We have sent a confirmation to ada@example.com; it may take some minutes to arrive.",
  "Order 2026-11-23-000417, Garden Chair, 2 pieces at $15.00, total $30.00, shipping free.",
  "abcdefghijklmnopqrstuvwxyz 0123456789 0123456789 abcdefghijklmnop",
  "a b a b a b a b a b a b a b a b a b a b",
])("nothing else is taken for one: %s", (text) => {
  expect(findSubstituted(text, number)).toEqual([]);
});

it("a number of few different digits is not looked for", () => {
  expect(findSubstituted("hahahahahahahaha", "4242424242424242")).toEqual([]);
});
