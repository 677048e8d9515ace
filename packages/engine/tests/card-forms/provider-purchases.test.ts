import { setTimeout as pause } from "node:timers/promises";
import type { AnswerValues } from "@cartwright/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { ada, giving, goodCard } from "../purchase/support/ada.ts";
import { buy } from "../purchase/support/buy.ts";
import { type RecordingHost, recordingHost } from "../purchase/support/recording-host.ts";
import { type Stores, startStores } from "../purchase/support/start-stores.ts";
import { sharedPool } from "../support/shared-pool.ts";

/** Every way in which the provider of the sandbox's stores takes payment, bought through at Copperkettle. */
let stores: Stores;
let pool: BrowserPool;
beforeAll(async () => {
  [stores, pool] = await Promise.all([startStores(), sharedPool()]);
});
afterAll(async () => {
  await stores?.close();
});

const card = (card_number: string): AnswerValues => ({ ...goodCard, card_number });
const declining = card("4000 0000 0000 0002");
const mistyped = card("4242 4242 4242 4241");
const code = (digits: string): AnswerValues => ({ code: digits });

type Answers = Parameters<typeof recordingHost>[0];

async function buyBy(slug: string, buyer: string, answers: Answers = {}, patience?: number) {
  const email = `${buyer}@providers.example`;
  const { card: cards = [goodCard], ...others } = answers;
  const host = recordingHost({
    confirm: [{ confirmed: "yes" }],
    ...others,
    card: cards.map((one) => (typeof one === "function" ? one : giving(one))),
  });
  const url = stores.at("copperkettle", `/product/${slug}/`);
  const outcome = await buy(
    pool,
    { url, buyer: ada(email) },
    host,
    patience === undefined ? {} : { patience },
  );
  const [payments, orders] = await Promise.all([
    stores.paymentsOf(email),
    stores.ordersOf(email, "copperkettle"),
  ]);
  // What was paid was ordered, once, and the run says so.
  expect(orders).toHaveLength(payments.length);
  expect(payments).toHaveLength(outcome.status === "succeeded" ? 1 : 0);
  return { outcome, host, payments };
}

const keysOf = ({ questions }: RecordingHost) => questions.map(({ key }) => key);

describe.concurrent("a payment", () => {
  it.each([
    ["on a page that the shop redirects to", "redirected-ramekin"],
    ["on a page in a window of its own", "windowed-wok"],
    ["in three frames with decoys", "framed-funnel"],
    ["in a frame whose card form is behind a tab", "tabbed-teapot"],
    ["that the bank lets pass unseen", "frictionless-frother"],
  ])("%s is made once", async (_how, slug) => {
    const { outcome, host, payments } = await buyBy(slug, slug);
    expect(outcome).toMatchObject({ status: "succeeded", total: { amount: "34.39", currency: "USD" } });
    expect(keysOf(host).filter((key) => key === "card")).toHaveLength(1);
    expect(payments).toMatchObject([{ amount: "34.39", cardLast4: "4242" }]);
  });

  it("on a page that a form sends the buyer to is made once the bank has its code, at the second try too", async () => {
    const { outcome, host, payments } = await buyBy("forwarded-fork", "form", {
      otp: [code("000000"), code("123456")],
    });
    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.filter(({ key }) => key === "otp").at(-1)?.message).toContain("incorrect");
    expect(payments).toHaveLength(1);
  });

  it.each([
    ["on a page", "redirected-ramekin"],
    ["in a window", "windowed-wok"],
    ["in three frames", "framed-funnel"],
    ["in a frame with tabs", "tabbed-teapot"],
  ])("%s is made with another card where the first is mistyped or declined", async (_how, slug) => {
    const { outcome, host, payments } = await buyBy(slug, `again-${slug}`, {
      card: [mistyped, declining, goodCard],
    });
    expect(outcome).toMatchObject({ status: "succeeded" });
    const asked = host.questions.filter(({ key }) => key === "card");
    expect(asked.at(-1)?.message).toContain("Your card was declined");
    expect(payments).toHaveLength(1);
  });

  it("that costs more with this card is made once a person has agreed to the higher total", async () => {
    const { outcome, host, payments } = await buyBy("surcharged-skillet", "surcharge");
    expect(outcome).toMatchObject({ status: "succeeded", total: { amount: "35.59" } });
    expect(host.questions.at(-1)).toMatchObject({ detectedTotal: { amount: "35.59" } });
    expect(payments).toMatchObject([{ amount: "35.59" }]);
  });
});

describe.concurrent("a payment that is not made", { timeout: 240_000 }, () => {
  it("because the bank refuses it is said to be declined", async () => {
    const { outcome, payments } = await buyBy("refused-rolling-pin", "refused");
    expect(outcome).toMatchObject({ status: "failed", code: "card_declined" });
    expect(payments).toEqual([]);
  });

  it("because its owner cancels the bank's challenge is said to be declined, however often it is tried", async () => {
    const cancelled = async () => {
      await stores.sayOnPhone("decline", "5100");
      return code("123456");
    };
    const { outcome } = await buyBy("forwarded-fork", "cancelled", {
      card: [card("5105 1051 0510 5100")],
      otp: [cancelled],
    });
    expect(outcome).toMatchObject({ status: "failed", code: "card_declined" });
  });

  it("because its window vanishes ends without an order", async () => {
    const { outcome, payments } = await buyBy("vanishing-vase", "vanished", {}, 0.2);
    expect(outcome).toMatchObject({ status: "failed" });
    expect(payments).toEqual([]);
  });
});

describe.concurrent("a payment that the bank wants approved in its app", () => {
  /** Each with a card of its own, by which the payments that wait on the phone are told apart. */
  it.each([
    ["approve", "5555 5555 5555 4444", "succeeded", 1],
    ["decline", "4012 8888 8888 1881", "failed", 0],
  ] as const)("ends as the cardholder says there: %s", async (word, number, status, paid) => {
    const stopAnswering = answerPhone(word, number.slice(-4));
    const { outcome, payments } = await buyBy("approved-apron-hook", word, { card: [card(number)] });
    await stopAnswering();
    expect(outcome).toMatchObject({ status });
    expect(payments).toHaveLength(paid);
  });
});

/** Says the same to every payment with this card that waits on the phone, until it is told to stop. */
function answerPhone(word: "approve" | "decline", cardLast4: string): () => Promise<void> {
  const stopping = new AbortController();
  const answering = (async () => {
    while (!stopping.signal.aborted) {
      await stores.sayOnPhone(word, cardLast4);
      await pause(100);
    }
  })();
  return () => {
    stopping.abort();
    return answering;
  };
}
