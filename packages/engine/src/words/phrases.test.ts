import { expect, test } from "vitest";
import { phrases } from "./phrases.ts";

test("a text is a list of phrases, wherever its lines are broken", () => {
  expect(phrases`card number, number of the
    card,
    card no`).toEqual(["card number", "number of the card", "card no"]);
});

test("an empty text and a comma at the end add no phrase", () => {
  expect(phrases``).toEqual([]);
  expect(phrases`card, `).toEqual(["card"]);
});
