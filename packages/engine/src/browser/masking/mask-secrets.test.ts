import { type AnswerValues, detailsSchema, type Question } from "@cartwright/contract";
import { expect, it } from "vitest";
import type { CheckoutHost, Step } from "../../checkout-host.ts";
import { maskSecrets } from "./mask-secrets.ts";

const details: Question = {
  key: "details",
  message: "The shop insists on details.",
  responseSchema: detailsSchema([
    { name: "pin", title: "Kontokennwort" },
    { name: "gift", title: "Gift", choices: [{ const: "wrapped", title: "Wrapped" }] },
  ]),
};

function hostThatAnswers(values: AnswerValues) {
  const told: (Question | Step)[] = [];
  const host: CheckoutHost = {
    report: async (step) => void told.push(step),
    ask: async (question) => {
      told.push(question);
      return values;
    },
    loadSession: async () => undefined,
    saveSession: async () => undefined,
    beforeSubmit: async () => undefined,
    signal: new AbortController().signal,
    remainingMs: () => 60_000,
  };
  return { host, told };
}

const order = { url: "https://shop.example/item", buyer: {} };

it("what a person types for a shop goes no further, and is out of sight before it is typed", async () => {
  const { host, told } = hostThatAnswers({ pin: "canary-884127", gift: "wrapped" });
  const hidden: (readonly string[])[] = [];
  const masked = maskSecrets(host, { hideSecrets: async (values) => void hidden.push(values) }, order);
  await masked.ask(details);
  await masked.ask({ ...details, message: 'It says: "canary-884127 is not your Kontokennwort."' });
  await masked.report({ code: "details_refused", label: "The shop refuses canary-884127 (wrapped)" });
  expect(hidden[0]).toEqual(["canary-884127"]);
  expect(JSON.stringify(told)).not.toContain("canary-884127");
  expect(JSON.stringify(told)).toContain("(wrapped)");
});

it("a choice is offered as the shop has it, even where its text was typed before", async () => {
  const { host, told } = hostThatAnswers({ pin: "wrapped" });
  const masked = maskSecrets(host, { hideSecrets: async () => undefined }, order);
  await masked.ask(details);
  await masked.ask(details);
  expect(told[1]).toEqual(details);
});

it.each(["737", "EV737", "A-737-1138", "NzM3", "373337"])(
  "an order number that a shop makes of a security code is no part of a receipt: %s",
  async (merchantOrderId) => {
    const { host, told } = hostThatAnswers({
      card_number: "4929 1234 5678 1234",
      card_expiry: "11 / 38",
      card_cvc: "737",
    });
    const masked = maskSecrets(host, { hideSecrets: async () => undefined }, order);
    await masked.ask({ ...details, key: "card" });
    await masked.report({
      code: "order_confirmed",
      label: `shop.example confirmed the order ${merchantOrderId}.`,
      facts: { merchantOrderId },
    });
    const outcome = masked.clean({
      status: "succeeded",
      total: { amount: "73.70", currency: "USD" },
      merchantOrderId,
      evidenceUrl: `https://shop.example/done/${merchantOrderId}?id=${merchantOrderId}&step=7`,
    });

    expect(JSON.stringify([told.slice(1), outcome])).not.toContain(merchantOrderId);
    expect(outcome).toMatchObject({ evidenceUrl: "https://shop.example/done?step=7" });
  },
);

it("an order number that only has a security code's digits in it is kept", async () => {
  const { host } = hostThatAnswers({
    card_number: "4929 1234 5678 1234",
    card_expiry: "11 / 38",
    card_cvc: "737",
  });
  const masked = maskSecrets(host, { hideSecrets: async () => undefined }, order);
  await masked.ask({ ...details, key: "card" });
  const outcome = {
    status: "succeeded",
    total: null,
    merchantOrderId: "PS-17370",
    evidenceUrl: "https://shop.example/done/PS-17370",
  } as const;
  expect(masked.clean(outcome)).toEqual(outcome);
});

it("an error is cleaned, and one that can only be read stays what it is", () => {
  const { host } = hostThatAnswers({});
  const masked = maskSecrets(host, { hideSecrets: async () => undefined }, order);
  const ended = new DOMException("the run's time is up", "TimeoutError");
  expect(() => masked.cleanError(ended)).not.toThrow();
  expect(ended.message).toBe("the run's time is up");
});
