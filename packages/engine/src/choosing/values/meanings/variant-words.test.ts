import { expect, it } from "vitest";
import { isWrittenIn, saysWhichVariant } from "./variant-words.ts";

it.each(["250 g", "2,5 litros", "16GB", "M", "medium", "dark red", "rojo", "42", "seven"])(
  "%j says which of several kinds is meant",
  (words) => {
    expect(saysWhichVariant(words)).toBe(true);
  },
);

it.each(["whole leaf", "quarterly letter", "Tracked 24", "engraved", "for the kitchen"])(
  "%j may be anything that a page describes",
  (words) => {
    expect(saysWhichVariant(words)).toBe(false);
  },
);

it.each([
  ["Darjeeling, 250g tin", "250 g", true],
  ["Darjeeling, 0.25 kg", "250 g", true],
  ["Darjeeling, 100 g", "250 g", false],
  ["Jacke in Rot", "red", true],
  ["A jacket in dark green", "dark red", false],
  ["Sizes 38 to 46", "42", false],
  ["Model 42", "42", true],
  ["Sat 5 December 2026 7:30pm", "7.30 pm", true],
  ["Sat 5 December 2026 2:30pm", "7.30 pm", false],
])("the page %j says %j: %j", (text, words, isSaid) => {
  expect(isWrittenIn(text, words)).toBe(isSaid);
});
