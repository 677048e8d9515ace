import { choicesSchema, credentialsSchema, detailsSchema, type Question } from "@cartwright/contract";
import { expect, it } from "vitest";
import { answerFromManifest } from "./answer-from-manifest.ts";

const choices = (...titles: string[]) => titles.map((title, index) => ({ const: `v${index}`, title }));
const variant: Question = {
  key: "variant",
  message: "Which one?",
  responseSchema: choicesSchema(
    new Map([
      ["Size", choices("Small", "Medium", "Large")],
      ["Colour", choices("Moss", "Slate")],
    ]),
  ),
};
const payment: Question = {
  key: "payment_method",
  message: "How?",
  responseSchema: choicesSchema(new Map([["payment_method", choices("Cheque", "Bank transfer")]])),
};

it.each([
  ['"*" the first choice', { "*": "*" }, { Size: "v0", Colour: "v0" }],
  [
    "a pattern the first title that it matches",
    { Size: "/^m|large/i", Colour: "/late$/" },
    { Size: "v1", Colour: "v1" },
  ],
  ["a text the choice of that title or value", { Size: "Large", Colour: "v1" }, { Size: "v2", Colour: "v1" }],
  [
    "names without regard to case and signs",
    { "size ": "Medium", COLOUR: "Moss" },
    { Size: "v1", Colour: "v0" },
  ],
])("takes for %s", (_how, prepared, answer) => {
  expect(answerFromManifest(variant, prepared)).toEqual(answer);
});

it("takes the only value for the only question, whatever it is called", () => {
  expect(answerFromManifest(payment, { method: "/transfer/" })).toEqual({ payment_method: "v1" });
});

it("gives what is written where there are no choices", () => {
  const details = detailsSchema([{ name: "engraving", title: "Engraving" }]);
  const question: Question = { key: "details", message: "", responseSchema: details };
  expect(answerFromManifest(question, { engraving: "/not a pattern/" })).toEqual({
    engraving: "/not a pattern/",
  });
});

it("gives no answer where a value is missing that must be given, or matches no choice", () => {
  const credentials: Question = { key: "credentials", message: "", responseSchema: credentialsSchema };
  expect(answerFromManifest(credentials, { username: "ada@example.com", phone: "1" })).toBeUndefined();
  expect(answerFromManifest(variant, { Size: "/huge/", Colour: "*" })).toBeUndefined();
  expect(answerFromManifest(variant, undefined)).toBeUndefined();
});
