import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createBank } from "../src/bank/bank.ts";
import { type Sandbox, startSandbox } from "../src/index.ts";
import { noIssuer } from "../src/payments/issuer.ts";
import { openHartwell } from "../src/stores/hartwell/open-hartwell.ts";
import {
  ADDRESS,
  cardToken,
  openCheckout,
  PAYMENTS_HOST,
  saveAddress,
  variantId,
} from "./support/checkout-by-http.ts";
import { newShopper } from "./support/shopper.ts";

let sandbox: Sandbox;
const shopper = () => newShopper(sandbox.port);

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, latencyMs: 0 });
});
afterAll(() => sandbox.close());

describe("totals", () => {
  it.each([
    ["VT", "05401", 108],
    ["CA", "94103", 131],
    ["NY", "12207", 144],
    ["OR", "97205", 0],
  ])("in %s add that state's tax to the cheapest delivery", async (zone, postalCode, taxMinor) => {
    const visitor = shopper();
    const checkout = await openCheckout(visitor, "enamel-mug");
    const { totals } = await saveAddress(visitor, checkout, { zone, postalCode });
    expect(totals).toMatchObject({ shippingMinor: 490, taxMinor, totalMinor: 1800 + 490 + taxMinor });
  });

  it("offer no delivery before the address is complete", async () => {
    const visitor = shopper();
    const checkout = await openCheckout(visitor, "enamel-mug");
    const { methods, totals } = await saveAddress(visitor, checkout, { zone: "Vermont" });
    expect(methods).toEqual([]);
    expect(totals).toMatchObject({ shippingMinor: null, taxMinor: null, totalMinor: 1800 });
  });

  it("follow the delivery that is chosen, and forget it when the address changes", async () => {
    const visitor = shopper();
    const checkout = await openCheckout(visitor, "enamel-mug");
    await saveAddress(visitor, checkout);
    const chosen = await visitor.send("PUT", `${checkout}/shipping-method`, { id: "express" });
    expect(chosen.json()).toMatchObject({ totals: { shippingMinor: 1490 } });
    const moved = await saveAddress(visitor, checkout, { countryCode: "DE", zone: "", postalCode: "04109" });
    expect(moved.totals).toMatchObject({ shippingMinor: 1490, taxMinor: 342 });
    expect(moved.methods.map(({ id }) => id)).toEqual(["standard", "express"]);
  });

  it("for the anvil begin with freight of eighty dollars", async () => {
    const visitor = shopper();
    const { methods } = await saveAddress(visitor, await openCheckout(visitor, "stone-anvil"));
    expect(Math.min(...methods.map(({ priceMinor }) => priceMinor))).toBe(8000);
  });
});

describe("submitting", () => {
  it("records the order as the merchant sees it", async () => {
    const visitor = shopper();
    const checkout = await openCheckout(visitor, "trail-tee", "Rust / L");
    const { totals } = await saveAddress(visitor, checkout);
    const paymentToken = await cardToken(visitor, "4242 4242 4242 4242");
    const answer = await visitor.send("POST", `${checkout}/submit`, {
      paymentToken,
      shownTotalMinor: totals.totalMinor,
    });
    expect(answer.json()).toEqual({ status: "completed", url: `${checkout}/en-us/thank-you` });
    const [order] = (await visitor.get("/_orders")).json<object[]>();
    expect(order).toEqual({
      number: expect.stringMatching(/^HW\d+$/),
      email: "ada@example.com",
      lines: [{ title: "Trail Tee", options: { Color: "Rust", Size: "L" }, quantity: 1 }],
      shippingAddress: ADDRESS,
      total: { amount: "38.82", currency: "USD" },
      cardLast4: "4242",
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  });

  it("makes one order of one checkout however often it is sent, and two of two", async () => {
    const visitor = shopper();
    const before = (await visitor.get("/_orders")).json<object[]>().length;
    for (const _purchase of [1, 2]) {
      const checkout = await openCheckout(visitor, "enamel-mug");
      const { totals } = await saveAddress(visitor, checkout);
      const tokens = [await cardToken(visitor, "1"), await cardToken(visitor, "1")];
      const bodies = tokens.map((paymentToken) => ({ paymentToken, shownTotalMinor: totals.totalMinor }));
      await Promise.all(bodies.map((body) => visitor.send("POST", `${checkout}/submit`, body)));
    }
    expect((await visitor.get("/_orders")).json<object[]>()).toHaveLength(before + 2);
  });

  it("declines in the words of the bank and takes another card after that", async () => {
    const visitor = shopper();
    const checkout = await openCheckout(visitor, "enamel-mug");
    const { totals } = await saveAddress(visitor, checkout);
    const submit = async (number: string) => {
      const paymentToken = await cardToken(visitor, number);
      return visitor.send("POST", `${checkout}/submit`, { paymentToken, shownTotalMinor: totals.totalMinor });
    };
    expect((await submit("4000 0000 0000 0002")).json()).toEqual({
      status: "declined",
      message: "Your card was declined. Try a different card.",
    });
    expect((await submit("4000 0000 0000 9995")).json()).toMatchObject({
      message: "Your card has insufficient funds. Try a different card.",
    });
    expect((await submit("5555 5555 5555 4444")).json()).toMatchObject({ status: "completed" });
  });

  it("charges nothing when the shopper was shown another total", async () => {
    const visitor = shopper();
    const checkout = await openCheckout(visitor, "enamel-mug");
    const { totals } = await saveAddress(visitor, checkout);
    const paymentToken = await cardToken(visitor, "4242424242424242");
    const answer = await visitor.send("POST", `${checkout}/submit`, { paymentToken, shownTotalMinor: 1800 });
    expect(answer.json()).toMatchObject({ status: "total-changed", totals });
  });

  it("names what is missing", async () => {
    const visitor = shopper();
    const checkout = await openCheckout(visitor, "enamel-mug");
    await saveAddress(visitor, checkout, { phone: "" });
    const answer = await visitor.send("POST", `${checkout}/submit`, {
      paymentToken: "none",
      shownTotalMinor: 0,
    });
    expect(answer.json()).toEqual({ status: "invalid", mistakes: { phone: "Enter a phone number" } });
  });
});

describe("cards", () => {
  it("that cannot exist are refused by the payments company, field by field", async () => {
    const card = { number: "4242424242424241", expiry: "13 / 34", verificationValue: "", name: "" };
    const answer = await shopper().send("POST", "/sessions", card, { host: PAYMENTS_HOST });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.json<{ mistakes: object }>().mistakes)).toEqual([
      "number",
      "expiry",
      "verification_value",
      "name",
    ]);
  });
});

describe("products that go wrong", () => {
  it("send the checkout of the compass to a foreign host", async () => {
    const visitor = shopper();
    const checkout = await openCheckout(visitor, "stray-compass");
    const answer = await visitor.get(`${checkout}/en-us`);
    expect(answer.status).toBe(302);
    expect(answer.headers.location).toMatch(/^http:\/\/elsewhere\.localhost:\d+\//);
  });

  it("keep the checkout of the map loading for ever, and close all the same", async () => {
    const ownSandbox = await startSandbox({ port: 0, latencyMs: 0 });
    const visitor = newShopper(ownSandbox.port);
    const checkout = await openCheckout(visitor, "endless-map");
    expect((await visitor.get(`${checkout}/en-us`)).text).toContain("Loading your checkout");
    const hanging = expect(visitor.get(`${checkout}/bootstrap`)).rejects.toThrow();
    await visitor.get("/");
    await ownSandbox.close();
    await hanging;
  });
});

describe("the guarded gloves", () => {
  it("are paid only once the bank has heard the code, and never after three wrong ones", async () => {
    const visitor = shopper();
    const checkout = await openCheckout(visitor, "guarded-gloves");
    const { totals } = await saveAddress(visitor, checkout);
    const buy = async (codes: readonly string[]) => {
      const body = {
        paymentToken: await cardToken(visitor, "4242424242424242"),
        shownTotalMinor: totals.totalMinor,
      };
      const challenged = (await visitor.send("POST", `${checkout}/submit`, body)).json<{ url: string }>();
      expect(challenged).toMatchObject({ status: "challenged" });
      const { hostname: host, pathname } = new URL(challenged.url);
      for (const challengeDataEntry of codes)
        await visitor.postForm(pathname, { challengeDataEntry }, { host });
      return (await visitor.send("POST", `${checkout}/submit`, body)).json();
    };
    expect(await buy(["000000", "111111", "222222", "123456"])).toMatchObject({ status: "declined" });
    expect(await buy(["000000", "123456"])).toMatchObject({ status: "completed" });
  });
});

describe("the silent bell", () => {
  it("is sold, but neither the order press nor the checkout says so", async () => {
    const ownSandbox = await startSandbox({ port: 0, latencyMs: 0 });
    const visitor = newShopper(ownSandbox.port);
    const checkout = await openCheckout(visitor, "silent-bell");
    const { totals } = await saveAddress(visitor, checkout);
    const paymentToken = await cardToken(visitor, "4242424242424242");
    const body = { paymentToken, shownTotalMinor: totals.totalMinor };
    const hanging = expect(visitor.send("POST", `${checkout}/submit`, body)).rejects.toThrow();
    await expect.poll(async () => (await visitor.get("/_orders")).json<object[]>()).toHaveLength(1);
    expect((await visitor.get(`${checkout}/en-us`)).text).toContain("Loading your checkout");
    await ownSandbox.close();
    await hanging;
  });
});

describe("the slow kettle", () => {
  it("makes every answer slow for as long as it is looked at or in the cart", async () => {
    const slowAnswerMs = 60;
    const originOf = (hostname: string) => `http://${hostname}`;
    const bank = createBank(() => originOf("bank.localhost"));
    const store = await openHartwell({
      originOf,
      bank,
      issuer: noIssuer,
      dataDir: undefined,
      slowAnswerMs,
    });
    const server = createServer(store.sites["hartwell.localhost"]).listen(0, "127.0.0.1");
    await once(server, "listening");
    const visitor = newShopper((server.address() as AddressInfo).port);
    const millisecondsOf = async (path: string) => {
      const startedAt = performance.now();
      await visitor.get(path);
      return performance.now() - startedAt;
    };
    const id = await variantId(visitor, "slow-kettle");
    expect(await millisecondsOf("/products/slow-kettle")).toBeGreaterThanOrEqual(slowAnswerMs - 1);
    await visitor.send("POST", "/cart/add.js", { id });
    expect(await millisecondsOf("/")).toBeGreaterThanOrEqual(slowAnswerMs - 1);
    server.close();
    await store.close();
  });
});

describe("the order book", () => {
  it("survives a restart when it has a folder, and holds no card number", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "sandbox-"));
    const options = { port: 0, latencyMs: 0, dataDir };
    const first = await startSandbox(options);
    const visitor = newShopper(first.port);
    const checkout = await openCheckout(visitor, "enamel-mug");
    const { totals } = await saveAddress(visitor, checkout);
    const paymentToken = await cardToken(visitor, "4242424242424242");
    await visitor.send("POST", `${checkout}/submit`, { paymentToken, shownTotalMinor: totals.totalMinor });
    await first.close();

    const second = await startSandbox(options);
    const orders = (await newShopper(second.port).get("/_orders")).json<object[]>();
    await second.close();
    expect(orders).toMatchObject([{ number: "HW1001", cardLast4: "4242" }]);
    const files = await readdir(dataDir);
    const contents = await Promise.all(files.map((file) => readFile(join(dataDir, file), "latin1")));
    expect(contents.join("")).not.toContain("4242424242424242");
    await rm(dataDir, { recursive: true });
  });
});
