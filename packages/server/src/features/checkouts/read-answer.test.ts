import {
  cardSchema,
  cardSchemaNaming,
  choicesSchema,
  type ResponseSchema,
  shippingSchema,
  withCardApproval,
} from "@cartwright/contract";
import { describe, expect, it, test } from "vitest";
import { readAnswer, redactAnswer } from "./read-answer.ts";

const sizes = choicesSchema(new Map([["Size", [{ const: "s", title: "Small" }]]]));

function issuesOf(schema: ResponseSchema, sent: Record<string, unknown>) {
  const answer = readAnswer(schema, sent);
  return answer.kind === "invalid" ? answer.issues.map(({ code, path, keys }) => ({ code, path, keys })) : [];
}

describe("an answer", () => {
  it("has exactly the fields that were asked for", () => {
    const card = { card_number: "4242", card_expiry: "12 / 30", card_cvc: "987" };
    expect(readAnswer(cardSchema, card)).toEqual({ kind: "valid", values: card });
  });

  test.each([
    ["a missing field", {}, { code: "invalid_type", path: ["values", "Size"] }],
    ["an empty one", { Size: "" }, { code: "too_small", path: ["values", "Size"] }],
    ["a choice that is not offered", { Size: "xl" }, { code: "invalid_value", path: ["values", "Size"] }],
    ["null", { Size: null }, { code: "invalid_type", path: ["values", "Size"] }],
    ["a list", { Size: ["s"] }, { code: "invalid_type", path: ["values", "Size"] }],
  ])("is refused for %s", (_name, sent, issue) => {
    expect(issuesOf(sizes, sent)).toEqual([{ ...issue, keys: undefined }]);
  });

  it("is refused for fields that were not asked for, inherited names among them", () => {
    expect(issuesOf(sizes, { Size: "s", constructor: "x", colour: "red" })).toEqual([
      { code: "unrecognized_keys", path: ["values"], keys: ["constructor", "colour"] },
    ]);
  });

  it("reads numbers and booleans as text", () => {
    const answer = readAnswer(cardSchema, { card_number: 4242, card_expiry: true, card_cvc: "1" });
    expect(answer).toMatchObject({ values: { card_number: "4242", card_expiry: "true" } });
  });

  it("may leave optional fields out, or empty", () => {
    const schema = shippingSchema(["city"]);
    expect(readAnswer(schema, { city: "Rome" }).kind).toBe("valid");
    expect(readAnswer(schema, { city: "Rome", phone: "" }).kind).toBe("valid");
  });

  it("is never repeated by an issue", () => {
    const answer = readAnswer(cardSchema, { card_number: ["4242424242424242"], other: "canary" });
    expect(JSON.stringify(answer)).not.toMatch(/4242424242424242|canary/);
  });
});

describe("the kept copy of an answer", () => {
  test.each(["card", "credentials", "otp", "details", "confirm", "payment_method", "a_new_key"])(
    "has no value of a %s question",
    (key) => {
      expect(redactAnswer({ key, schema: sizes }, { a: "1", b: "2" })).toEqual({
        a: "[redacted]",
        b: "[redacted]",
      });
    },
  );

  test.each([
    "card_number",
    "cc-num",
    "PAN",
    "cvc",
    "cvv2",
    "Security Code",
    "expiry",
    "expiration_year",
    "Password",
  ])("has no value of a field named %s", (name) => {
    expect(redactAnswer({ key: "shipping", schema: sizes }, { [name]: "1" })).toEqual({
      [name]: "[redacted]",
    });
  });

  it("has no value of a field that the shop calls a card", () => {
    const schema: ResponseSchema = {
      type: "object",
      properties: { field_1: { type: "string", title: "Card number" }, field_2: { type: "string" } },
      required: [],
      additionalProperties: false,
    };
    expect(redactAnswer({ key: "shipping", schema }, { field_1: "1", field_2: "2" })).toEqual({
      field_1: "[redacted]",
      field_2: "2",
    });
  });

  it("keeps the rest", () => {
    expect(redactAnswer({ key: "variant", schema: sizes }, { Size: "s" })).toEqual({ Size: "s" });
  });
});

describe("an answer to a card question that may be approved", () => {
  const schema = withCardApproval(cardSchemaNaming("pay.example"), "Approve 24.20 USD");

  it("holds no card, and names the host of an unknown card form all the same", () => {
    expect(readAnswer(schema, { approve: "yes", card_form_host: "pay.example" })).toEqual({
      kind: "valid",
      values: { approve: "yes", card_form_host: "pay.example" },
    });
    expect(issuesOf(schema, { approve: "yes" })).toMatchObject([{ path: ["values", "card_form_host"] }]);
  });

  it("holds a card where it does not approve", () => {
    expect(issuesOf(schema, { card_form_host: "pay.example" })).toHaveLength(3);
    expect(issuesOf(schema, { approve: "no", card_form_host: "pay.example" })).toHaveLength(4);
  });

  it("is never both", () => {
    const both = { approve: "yes", card_number: "4242424242424242", card_form_host: "pay.example" };
    expect(issuesOf(schema, both)).toMatchObject([{ path: ["values", "approve"] }]);
  });
});
