import { cardSchema } from "@cartwright/contract";
import { expect, it } from "vitest";
import { storable, storableQuestion, storableReceipt } from "./storable.ts";

it("takes out of texts, at any depth and in names, what no database keeps", () => {
  const said = { "a\u0000": ["x\u0000y", { b: "\ud800" }], n: 1, none: null };
  expect(storable(said)).toEqual({ a: ["xy", { b: "\ufffd" }], n: 1, none: null });
});

it("cuts a text that does not end", () => {
  expect(storable("x".repeat(1_000_000)).length).toBeLessThan(5000);
});

it("writes amounts with the digits of their currency", () => {
  const question = { key: "card", message: "Pay?", responseSchema: cardSchema } as const;
  const totals = [
    { amount: "24.2", currency: "USD" },
    { amount: "1200.00", currency: "JPY" },
    { amount: "24.2" },
  ].map((detectedTotal) => storableQuestion({ ...question, detectedTotal }).detectedTotal);
  expect(totals).toEqual([
    { amount: "24.20", currency: "USD" },
    { amount: "1200", currency: "JPY" },
    { amount: "24.2" },
  ]);
});

it("leaves out a total that is no amount", () => {
  const question = { key: "card", message: "Pay?", responseSchema: cardSchema } as const;
  expect(storableQuestion({ ...question, detectedTotal: { amount: "1,200" } })).toEqual(question);
  const receipt = {
    total: { amount: "free", currency: "USD" },
    merchantOrderId: "1",
    evidence: { url: "a" },
  };
  expect(storableReceipt(receipt).total).toBeNull();
});
