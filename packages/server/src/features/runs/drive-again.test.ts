import { cardSchema, choicesSchema, otpSchema, type Question } from "@cartwright/contract";
import { describe, expect, it } from "vitest";
import { findKeptAnswer, readEarlierDrives } from "./drive-again.ts";
import type { RunAction } from "./run-record.ts";

function sizes(...names: string[]) {
  return choicesSchema(new Map([["Size", names.map((name) => ({ const: name, title: name }))]]));
}

const variant: Question = { key: "variant", message: "Which size?", responseSchema: sizes("s", "l") };
const card: Question = {
  key: "card",
  message: "Pay 24.20 USD?",
  responseSchema: cardSchema,
  detectedTotal: { amount: "24.20", currency: "USD" },
};

let made = 0;
function actionOf(question: Question, changes: Partial<RunAction> = {}): RunAction {
  made += 1;
  return {
    id: `action-${made}`,
    key: question.key,
    message: question.message,
    status: "submitted",
    response_schema: question.responseSchema,
    detected_total: question.detectedTotal ?? null,
    submitted_values: null,
    expires_at: new Date(),
    ...changes,
  };
}

function take(question: Question, ...actions: RunAction[]): RunAction | undefined {
  return readEarlierDrives({ steps: [], actions }).takeAction(question, actions);
}

describe("a run that is driven again", () => {
  it("reports each step that the timeline has once and no more", () => {
    const step = { code: "product_opened", label: "Opened the product" } as const;
    const steps = [{ label: step.label, data: { step: step.code } }];
    const earlier = readEarlierDrives({ steps, actions: [] });
    expect([earlier.takeStep(step), earlier.takeStep(step)]).toEqual([true, false]);
  });

  it("tells steps apart by what they say", () => {
    const steps = [{ label: "Total 10.00 USD", data: { step: "total_read" } }];
    const earlier = readEarlierDrives({ steps, actions: [] });
    expect(earlier.takeStep({ code: "total_read", label: "Total 12.00 USD" })).toBe(false);
  });

  it("reuses the choice of a variant that is still offered", () => {
    const answered = actionOf(variant, { submitted_values: { Size: "l" } });
    expect(take({ ...variant, responseSchema: sizes("l", "xl") }, answered)).toBe(answered);
  });

  it("asks again where the chosen variant is gone", () => {
    const answered = actionOf(variant, { submitted_values: { Size: "l" } });
    expect(take({ ...variant, responseSchema: sizes("s") }, answered)).toBeUndefined();
  });

  it("takes each answer once, in the order they were given", () => {
    const first = actionOf(variant, { submitted_values: { Size: "s" } });
    const second = actionOf(variant, { submitted_values: { Size: "l" } });
    const actions = [first, second];
    const earlier = readEarlierDrives({ steps: [], actions });
    const taken = [1, 2, 3].map(() => earlier.takeAction(variant, actions));
    expect(taken).toEqual([first, second, undefined]);
  });

  it("goes back to the open question where it is the same", () => {
    const open = actionOf(card, { status: "pending" });
    expect(take({ ...card, detectedTotal: { amount: "24.2", currency: "USD" } }, open)).toBe(open);
  });

  it("asks anew where the total is another", () => {
    const open = actionOf(card, { status: "pending" });
    expect(take({ ...card, detectedTotal: { amount: "25.00", currency: "USD" } }, open)).toBeUndefined();
    expect(take({ ...card, detectedTotal: { amount: "24.20", currency: "EUR" } }, open)).toBeUndefined();
  });

  it.each(["pending", "submitted"] as const)(
    "asks for the card anew where the words are others: %s",
    (status) => {
      const before = actionOf(card, { status });
      expect(take(card, before)).toBe(before);
      const voucher = { ...card, message: `${card.message} It lists "Voucher × 1".` };
      expect(take(voucher, actionOf(card, { status }))).toBeUndefined();
    },
  );

  it("takes a consent for the very same words alone", () => {
    const consent: Question = { ...variant, key: "confirm", message: "Pay 10.00 by transfer?" };
    const answered = actionOf(consent, { submitted_values: { Size: "s" } });
    expect(take(consent, answered)).toBe(answered);
    expect(take({ ...consent, message: "Pay 12.00 by transfer?" }, answered)).toBeUndefined();
  });

  it.each(["declined", "expired"] as const)("leaves a question alone that was %s", (status) => {
    expect(take(variant, actionOf(variant, { status }))).toBeUndefined();
  });
});

describe("a kept answer", () => {
  it("never stands for a secret", () => {
    const otp = actionOf({ key: "otp", message: "Code?", responseSchema: otpSchema });
    expect(findKeptAnswer({ ...otp, submitted_values: { code: "123" } }, otpSchema)).toBeUndefined();
  });

  it("is nothing where a part of it was not kept", () => {
    const details = actionOf({ ...variant, key: "details" }, { submitted_values: { Size: "[redacted]" } });
    expect(findKeptAnswer(details, variant.responseSchema)).toBeUndefined();
  });
});
