import { expect, it } from "vitest";
import { cardSchema, findCardMistakes } from "./card.ts";

const NOW = new Date("2030-06-15T12:00:00Z");

function mistakenFields(card: object): string[] {
  const valid = { number: "4242 4242 4242 4242", expiry: "12 / 34", verificationValue: "123", name: "Ada" };
  return Object.keys(findCardMistakes(cardSchema.parse({ ...valid, ...card }), NOW));
}

it.each(["4242 4242 4242 4242", "5555555555554444", "378282246310005", "1"])(
  "takes the number %s",
  (number) => {
    expect(mistakenFields({ number })).toEqual([]);
  },
);

it.each(["", "4242 4242 4242 4241", "42", "2"])("refuses the number %j", (number) => {
  expect(mistakenFields({ number })).toEqual(["number"]);
});

it.each(["06 / 30", "07/30", "01 / 2031"])("takes the expiry %s in June 2030", (expiry) => {
  expect(mistakenFields({ expiry })).toEqual([]);
});

it.each(["05 / 30", "13 / 34", "12 0/ 34", ""])("refuses the expiry %j in June 2030", (expiry) => {
  expect(mistakenFields({ expiry })).toEqual(["expiry"]);
});
