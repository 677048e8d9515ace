import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BrowserPool, runCheckout } from "../../src/index.ts";
import { ada, goodCard } from "../purchase/support/ada.ts";
import { type RecordingHost, recordingHost } from "../purchase/support/recording-host.ts";
import { type Stores, startStores } from "../purchase/support/start-stores.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { hostileShop } from "./hostile-shop.ts";
import { type ScriptedModel, scriptedModel } from "./scripted-model.ts";

let stores: Stores;
let pool: BrowserPool;
beforeAll(async () => {
  [stores, pool] = await Promise.all([startStores(), sharedPool()]);
});
afterAll(async () => {
  await stores?.close();
});

const press = (on: string) => ({ call: "click", on });
/** The button of the product is told by its place. */
const wayThrough = [press("Off we go"), press("Tally-ho")];

describe.concurrent("a shop whose words nobody knows", () => {
  it("is left as it is without a model", async () => {
    const { outcome } = await buy({ id: "no-model" });
    expect(outcome).toMatchObject({ status: "failed" });
  });

  it("is bought from with a model's help, at the total that a person agreed to", async () => {
    // A model that is busy is asked again by its own library.
    const busy = [
      { status: 429, retryAfterMs: 5 },
      { status: 503, retryAfterMs: 5 },
    ];
    const model = await scriptedModel(stores.port, "helpful", [...busy, ...wayThrough]);
    const { outcome, host, visit } = await buy({ id: "helped", model });

    expect(outcome).toMatchObject({ status: "succeeded", merchantOrderId: "TL-1001" });
    expect(visit.orders.map(({ charge }) => charge)).toEqual(["25.00"]);
    expect(model.calls()).toBe(2);
    expect(host.submissions).toHaveLength(1);
    const acted = host.steps.filter(({ code }) => code === "agent_acted").map(({ facts }) => facts);
    expect(acted).toMatchObject([
      { goal: "reach_checkout", action: "click", target: "Off we go", end: "done" },
      { goal: "continue_checkout", action: "click", target: "Tally-ho", end: "done" },
    ]);
    expect(host.questions.at(-1)?.message).toContain("model");
    const prompts = await model.prompts();
    expect(prompts).not.toMatch(/Lovelace|Market Street|helped@example|4242|94104/);
  });

  it("gets no press of its pay button, no stranger's link and no made-up value from a model", async () => {
    const model = await scriptedModel(stores.port, "presumptuous", [
      press("Off we go"),
      { call: "fill", input: { ref: "e1", value: "4242424242424242" } },
      { call: "click", on: "Faster" },
      { call: "fill", on: "Gift message", more: { value: "{{buyer.email}}" } },
      press("Tally-ho"),
    ]);
    const { outcome, host, visit } = await buy({
      id: "presumptuous",
      model,
      set: "a guided tour of temptations",
    });

    expect(outcome).toMatchObject({ status: "succeeded" });
    const ends = host.steps.filter(({ code }) => code === "agent_acted").map(({ facts }) => facts?.end);
    expect(ends).toEqual([
      "done",
      "it was none of the actions",
      "refused: it leads away from the merchant",
      "refused: it is the giftMessage field",
      "done",
    ]);
    expect(visit.fields.filter(({ field }) => field.startsWith("trap"))).toEqual([]);
  });

  it.each([
    ["that only talks", [{ say: "Hello." }, { say: "Hello." }, { say: "Hello." }, { say: "Hello." }]],
    ["that repeats itself", Array.from({ length: 20 }, () => press("heading"))],
    ["that is refused", Array.from({ length: 9 }, () => ({ status: 401 }))],
    ["that is ill", Array.from({ length: 9 }, () => ({ status: 500, retryAfterMs: 5 }))],
    ["that floods", Array.from({ length: 9 }, () => ({ flood: 5_000_000 }))],
    ["that gives up", [{ call: "stop", input: { reason: "no_way_on" } }]],
    [
      "that scrolls for ever",
      Array.from({ length: 40 }, () => ({ call: "scroll", input: { direction: "down" } })),
    ],
  ])("ends as it would have without a model %s", async (name, script) => {
    const model = await scriptedModel(stores.port, name, script);
    const { outcome, visit } = await buy({ id: name.replaceAll(" ", "-"), model });
    expect(outcome).toMatchObject({ status: "failed" });
    expect(model.calls()).toBeLessThanOrEqual(12);
    expect(visit.orders).toEqual([]);
  });
});

async function buy({ id, model, set = "nothing" }: { id: string; model?: ScriptedModel; set?: string }) {
  const shop = hostileShop(stores.port);
  const url = shop.itemOf({ id, set, speech: "own" });
  const host: RecordingHost = recordingHost({ card: [goodCard] }, { timeoutMs: 60_000 });
  const browser = await pool.open({ targetUrl: url, privateHosts: [shop.host, shop.rogueHost] });
  try {
    const order = { url, allowedDomains: [], buyer: ada(`${id}@example.com`) };
    const outcome = await runCheckout(order, host, browser, { model });
    return { outcome, host, visit: await shop.visitOf(id) };
  } finally {
    await browser.close();
  }
}
