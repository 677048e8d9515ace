import { cardSchema } from "@cartwright/contract";
import { expect, it } from "vitest";
import { type ReadAnswer, readForm } from "./read-form.ts";

const now = new Date("2026-11-24T00:00:00Z");
/** The service's own checks are tested with the API; these texts all fit the schema. */
const readAnswer: ReadAnswer = (_schema, sent) => ({
  kind: "valid",
  values: Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)])),
});
const question = {
  key: "card",
  message: "",
  responseSchema: cardSchema,
  answerKey: null,
  expiresAt: "2026-11-24T00:10:00.000Z",
  mayHaveMoreTime: false,
} as const;

function read(number: string, expiry: string, code: string) {
  const form = new URLSearchParams({ do: "submit", "field-0": number, "field-1": expiry, "field-2": code });
  return readForm(question, form, { readAnswer, now });
}

const wrongNumber = "That isn't a valid card number. Is a digit missing or wrong?";

it.each([
  ["1234", "12 / 34", "123", { card_number: wrongNumber }],
  ["4242 4242 4242 4243", "12 / 34", "123", { card_number: wrongNumber }],
  ["4242 4242 4242 4242", "10/26", "123", { card_expiry: "This card has expired." }],
  [
    "4242 4242 4242 4242",
    "13/34",
    "123",
    { card_expiry: "Give the month and year as on the card: MM / YY." },
  ],
  ["4242 4242 4242 4242", "12/34", "1", { card_cvc: "The security code has three or four digits." }],
])(
  "a card typed as %s, %s, %s is not sent, and a sentence says what is wrong",
  (number, expiry, code, wrong) => {
    const form = read(number, expiry, code);
    expect(form.kind === "invalid" && Object.fromEntries(form.byField)).toEqual(wrong);
  },
);

it.each(["12 / 34", "12/34", "1234", "12-34", "12/2034", "11/26"])(
  "a card that expires %s is sent as typed",
  (expiry) => {
    const form = read("4242 4242 4242 4242", expiry, "123");
    expect(form).toEqual({
      kind: "valid",
      values: { card_number: "4242 4242 4242 4242", card_expiry: expiry, card_cvc: "123" },
    });
  },
);
