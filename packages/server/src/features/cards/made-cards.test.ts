import { cardSchema, type DisplayedMoney } from "@cartwright/contract";
import { expect, it } from "vitest";
import type { Db } from "../../platform/database/open-database.ts";
import { Secret } from "../../platform/secret.ts";
import { createMadeCards } from "./made-cards.ts";
import { createLinkSource } from "./sources/link.ts";
import { personSource } from "./sources/person.ts";

const link = createLinkSource({
  accessToken: new Secret("unused"),
  apiBase: "https://link.invalid",
  paymentMethod: undefined,
  isForSandbox: false,
  fetch: () => Promise.reject(new Error("nothing is asked for")),
});

function isOffered(source: typeof link, detectedTotal: DisplayedMoney | undefined, isAtSandbox: boolean) {
  const cards = createMadeCards({
    db: undefined as unknown as Db,
    clock: { now: () => new Date(0) },
    source,
    onError: (error) => {
      throw error;
    },
  });
  const question = {
    key: "card" as const,
    message: "Pay?",
    responseSchema: cardSchema,
    ...(detectedTotal && { detectedTotal }),
  };
  const run = { checkoutId: "unused", url: "https://shop.example/", isAtSandbox };
  return cards.offer(question, run).responseSchema.properties.approve !== undefined;
}

it.each([
  [{ amount: "24.20", currency: "USD" }, false, true],
  [{ amount: "500.00", currency: "USD" }, false, true],
  [{ amount: "500.01", currency: "USD" }, false, false],
  [{ amount: "24.20", currency: "EUR" }, false, false],
  [{ amount: "24.20" }, false, false],
  [undefined, false, false],
  [{ amount: "24.20", currency: "USD" }, true, false],
])(
  "is offered where its cards pay, and for a total with a currency alone: %j, in the sandbox %s, %s",
  (total, isAtSandbox, offered) => {
    expect(isOffered(link, total, isAtSandbox)).toBe(offered);
  },
);

it("is never offered where people give the numbers of cards of their own", () => {
  expect(isOffered(personSource, { amount: "24.20", currency: "USD" }, true)).toBe(false);
});
