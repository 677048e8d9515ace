import type { Question } from "@cartwright/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { ada, goodCard } from "./support/ada.ts";
import { buy } from "./support/buy.ts";
import { recordingHost } from "./support/recording-host.ts";
import { type Stores, startStores } from "./support/start-stores.ts";

const takeFirst = ({ responseSchema }: Question) =>
  Object.fromEntries(
    Object.entries(responseSchema.properties).map(([name, { oneOf }]) => [name, oneOf?.[0]?.const ?? ""]),
  );

let stores: Stores;
let pool: BrowserPool;
beforeAll(async () => {
  [stores, pool] = await Promise.all([startStores(), sharedPool()]);
});
afterAll(async () => {
  await stores?.close();
});

/** All of them wait for nearly all of their time, so they wait together. */
describe.concurrent("a shop that keeps its shopper waiting", { timeout: 300_000 }, () => {
  it("is bought from, though each of its answers takes six seconds", async () => {
    const host = recordingHost({ card: [goodCard] }, { timeoutMs: 170_000 });
    const url = stores.hartwell("/products/slow-kettle");
    expect(await buy(pool, { url, buyer: ada("kettle@example.com") }, host)).toMatchObject({
      status: "succeeded",
    });
    expect(await stores.ordersOf("kettle@example.com")).toHaveLength(1);
  });

  it("is signed in to and bought from, though each of its answers takes six seconds", async () => {
    const host = recordingHost(
      {
        credentials: [{ username: "buyer@fennelrye.example", password: "correct horse" }],
        otp: [async () => ({ code: await stores.readCode() })],
        details: [takeFirst],
        card: [goodCard],
      },
      { timeoutMs: 290_000 },
    );
    const url = stores.at("fennelrye", "/item/slow-sourdough");
    expect(await buy(pool, { url, buyer: ada("dough@example.com") }, host)).toMatchObject({
      status: "succeeded",
    });
    expect(await stores.countOrders("fennelrye")).toBe(1);
  });

  it("has its checkout drawn anew with each answer, which takes six seconds, and is bought from", async () => {
    const host = recordingHost({ card: [goodCard] }, { timeoutMs: 290_000 });
    const url = stores.at("copperkettle", "/product/slow-cooker/");
    expect(await buy(pool, { url, buyer: ada("cooker@example.com") }, host)).toMatchObject({
      status: "succeeded",
    });
    expect(await stores.countOrders("copperkettle")).toBe(1);
  });

  it("ends the run when its checkout never shows a form", async () => {
    const host = recordingHost({ card: [goodCard] });
    const url = stores.hartwell("/products/endless-map");
    const outcome = await buy(pool, { url, buyer: ada("map@example.com") }, host, { patience: 0.2 });
    expect(outcome).toMatchObject({
      status: "failed",
      code: "stuck",
      message: expect.stringContaining("kept loading"),
    });
    expect(host.questions).toEqual([]);
  });

  it("ends the run when its time is up", async () => {
    const host = recordingHost({ card: [goodCard] }, { timeoutMs: 4_000 });
    const url = stores.hartwell("/products/endless-map");
    const outcome = await buy(pool, { url, buyer: ada("late@example.com") }, host);
    expect(outcome).toMatchObject({ status: "failed", code: "timed_out" });
  });
});
