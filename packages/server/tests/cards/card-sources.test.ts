import { request } from "node:http";
import { json } from "node:stream/consumers";
import type { AnswerValues, Client } from "@cartwright/contract";
import type { CheckoutHost, CheckoutOutcome } from "@cartwright/engine/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { startSandboxProcessor } from "../billing/sandbox-processor.ts";
import { target } from "../checkouts/stand-in-worker.ts";
import { card, cardQuestion, confirmed } from "../runs/scripted-purchases.ts";
import { readStoredText } from "../runs/stored-text.ts";
import { untilAsked, untilStatus } from "../runs/watch-checkout.ts";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";
import { linkCard, linkToken, startLinkStandIn } from "./link-stand-in.ts";

type End = (answers: AnswerValues[], host: CheckoutHost) => Promise<CheckoutOutcome>;

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A service whose runs ask for a card and then end as they are told, and everything that it has logged. */
async function startService(environment: Record<string, string>, end: End = async () => confirmed) {
  const typed: AnswerValues[] = [];
  const lines: string[] = [];
  const server = await startTestServer({
    worker: true,
    environment,
    onLogLine: (line) => lines.push(line),
    runCheckout: async (_order, host) => {
      typed.push(await host.ask(cardQuestion));
      return end(typed, host);
    },
  });
  closing.push(server.close);
  const { client } = await server.signup();
  return { server, client, typed, lines };
}

async function openIssuing() {
  const processor = await startSandboxProcessor();
  closing.push(processor.close);
  const environment = {
    ...processor.environment(),
    CARD_SOURCE: "stripe_issuing",
    STRIPE_ISSUING_CARDHOLDER: "ich_sandbox",
  };
  return { environment, issued: () => readIssued(processor.port) };
}

async function readIssued(port: number) {
  const headers = { host: `billing.localhost:${port}` };
  const response = await new Promise<import("node:http").IncomingMessage>((resolve, reject) => {
    request({ host: "127.0.0.1", port, path: "/_issued_cards", headers }, resolve).on("error", reject).end();
  });
  return (await json(response)) as { last4: string; status: string; limit: number }[];
}

async function approve(client: Client, id: string): Promise<void> {
  const asked = await untilAsked(client, id, "card");
  await client.checkouts.submitAction(id, asked.id, { approve: "yes" });
}

async function expectNowhere(server: TestServer, lines: string[], answer: unknown, secrets: string[]) {
  const everything = lines.join("") + (await readStoredText(server.database)) + JSON.stringify(answer);
  expect(secrets.filter((secret) => everything.includes(secret))).toEqual([]);
}

describe("a service whose cards come from stripe_issuing", () => {
  it("offers to approve the total, and makes a card with that limit which is closed after the run", async () => {
    const { environment, issued } = await openIssuing();
    const { client, typed, server, lines } = await startService(environment);
    const { id } = await client.checkouts.create({ target });

    const asked = await untilAsked(client, id, "card");
    expect(asked.responseSchema.required).toEqual(["card_number", "card_expiry", "card_cvc"]);
    expect(asked.responseSchema.properties.approve?.title).toContain("Approve 24.2 USD");
    await approve(client, id);
    const ended = await untilStatus(client, id, "succeeded");

    expect(typed).toMatchObject([{ card_number: expect.stringMatching(/^400000999\d{7}$/) }]);
    expect(typed[0]).not.toHaveProperty("approve");
    await vi.waitFor(async () => expect(await issued()).toMatchObject([{ limit: 2420, status: "canceled" }]));
    expect(ended.progressItems.map(({ data }) => data.step)).toContain("card_made");
    const { card_number = "" } = typed[0] ?? {};
    await expectNowhere(server, lines, ended, [card_number]);
  });

  it("still takes a number, and then makes no card", async () => {
    const { environment, issued } = await openIssuing();
    const { client, typed } = await startService(environment);
    const { id } = await client.checkouts.create({ target });
    const asked = await untilAsked(client, id, "card");
    await expect(
      client.checkouts.submitAction(id, asked.id, { ...card, approve: "yes" }),
    ).rejects.toMatchObject({ status: 400 });
    await expect(client.checkouts.submitAction(id, asked.id, { approve: "no" })).rejects.toMatchObject({
      status: 400,
    });
    await client.checkouts.submitAction(id, asked.id, card);
    await untilStatus(client, id, "succeeded");
    expect(typed).toEqual([card]);
    expect(await issued()).toEqual([]);
  });

  it("closes the card of a run that fails, and asks again where no card can be made", async () => {
    const { environment, issued } = await openIssuing();
    const broken = { ...environment, STRIPE_ISSUING_CARDHOLDER: "ich_unknown" };
    const { client, typed } = await startService(broken);
    const { id } = await client.checkouts.create({ target });
    const first = await untilAsked(client, id, "card");
    await client.checkouts.submitAction(id, first.id, { approve: "yes" });
    const second = await untilAsked(client, id, "card", first);
    expect(second.message).toBe(`No card could be made just now. ${cardQuestion.message}`);
    await client.checkouts.submitAction(id, second.id, card);
    await untilStatus(client, id, "succeeded");
    expect(typed).toEqual([card]);

    const failing = await startService(environment, async () => {
      throw new Error("the page fell over");
    });
    const run = await failing.client.checkouts.create({ target });
    await approve(failing.client, run.id);
    await untilStatus(failing.client, run.id, "failed");
    await vi.waitFor(async () => expect(await issued()).toMatchObject([{ status: "canceled" }]));
  });

  it("has its sweep close what a worker that died has left", async () => {
    const { environment, issued } = await openIssuing();
    const { client, server } = await startService(environment);
    const { id } = await client.checkouts.create({ target });
    await approve(client, id);
    await untilStatus(client, id, "succeeded");
    const { db } = server.database;
    await vi.waitFor(async () => expect(await db.selectFrom("made_cards").selectAll().execute()).toEqual([]));
    // As if the worker had died between the card's making and its being written down.
    const [{ id: sourceId, metadata }] = (await issued()) as unknown as [
      { id: string; metadata: { cartwright_card: string } },
    ];
    expect(sourceId).toMatch(/^ic_/);
    await db
      .insertInto("made_cards")
      .values({
        id: metadata.cartwright_card,
        checkout_id: id,
        source: "stripe_issuing",
        made_at: new Date(),
      })
      .execute();
    await fetch(`${server.operationsUrl}/jobs/close-cards`, { method: "POST" });
    expect(await db.selectFrom("made_cards").selectAll().execute()).toEqual([]);
  });
});

describe("a service whose cards come from link", () => {
  async function openLink() {
    const link = await startLinkStandIn();
    closing.push(link.close);
    const environment = { CARD_SOURCE: "link", LINK_ACCESS_TOKEN: linkToken, LINK_API_BASE: link.url };
    return { link, environment };
  }

  it("types the one-time card that comes once its owner has approved it in the app", async () => {
    const { link, environment } = await openLink();
    const { client, typed, server, lines } = await startService(environment);
    const { id } = await client.checkouts.create({ target });
    await approve(client, id);
    await vi.waitFor(async () => {
      const { progressItems } = await client.checkouts.get(id);
      expect(progressItems.map(({ data }) => data.step)).toContain("card_awaited");
    });
    expect(typed).toEqual([]);
    link.say("approved");
    const ended = await untilStatus(client, id, "succeeded");

    expect(typed).toEqual([{ card_number: linkCard.number, card_expiry: "04 / 33", card_cvc: linkCard.cvc }]);
    expect([...link.requests.values()]).toMatchObject([{ amount: 2420, currency: "usd" }]);
    await expectNowhere(server, lines, ended, [linkCard.number, linkToken]);
  });

  it("asks again where its owner turns it down", async () => {
    const { link, environment } = await openLink();
    const { client, typed } = await startService(environment);
    const { id } = await client.checkouts.create({ target });
    const first = await untilAsked(client, id, "card");
    await client.checkouts.submitAction(id, first.id, { approve: "yes" });
    await vi.waitFor(() => expect(link.requests.size).toBe(1));
    link.say("denied");
    const second = await untilAsked(client, id, "card", first);
    expect(second.message).toContain("turned the payment down");
    await client.checkouts.submitAction(id, second.id, card);
    await untilStatus(client, id, "succeeded");
    expect(typed).toEqual([card]);
  });
});

describe("a service whose cards come from people", () => {
  it("asks with the plain schema, and takes no approval", async () => {
    const { client } = await startService({});
    const { id } = await client.checkouts.create({ target });
    const asked = await untilAsked(client, id, "card");
    expect(Object.keys(asked.responseSchema.properties)).toEqual(["card_number", "card_expiry", "card_cvc"]);
    await expect(client.checkouts.submitAction(id, asked.id, { approve: "yes" })).rejects.toMatchObject({
      status: 400,
    });
  });
});

describe("a setting that is wrong", () => {
  it.each([
    [{ CARD_SOURCE: "cash" }, "CARD_SOURCE: must be one of person, stripe_issuing, link"],
    [{ CARD_SOURCE: "stripe_issuing" }, "STRIPE_ISSUING_KEY: is needed where CARD_SOURCE is stripe_issuing"],
    [
      { CARD_SOURCE: "stripe_issuing", STRIPE_ISSUING_KEY: "rk_live_x" },
      "STRIPE_ISSUING_CARDHOLDER: is needed where CARD_SOURCE is stripe_issuing",
    ],
    [{ CARD_SOURCE: "link" }, "LINK_ACCESS_TOKEN: is needed where CARD_SOURCE is link"],
  ])("is named at the start: %j", async (environment, message) => {
    await expect(startTestServer({ environment: environment as Record<string, string> })).rejects.toThrow(
      message,
    );
  });
});
