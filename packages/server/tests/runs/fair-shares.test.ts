import type { AnswerValues, Client } from "@cartwright/contract";
import type { CheckoutHost, CheckoutOutcome } from "@cartwright/engine/server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../src/platform/database/open-database.ts";
import {
  type CheckoutsServer,
  type CheckoutsServerOptions,
  createTenant,
  startCheckoutsServer,
} from "../checkouts/checkouts-server.ts";
import { openTestDatabase } from "../support/test-database.ts";
import { card, cardQuestion, confirmed, variantQuestion } from "./scripted-purchases.ts";
import { untilAsked, untilStatus } from "./watch-checkout.ts";

describe("a tenant with slow shops", () => {
  let database: Database;
  const servers: CheckoutsServer[] = [];
  /** The pages that were opened, in their order, and what lets each go on. */
  let opened: string[];
  let goOn: Map<string, () => void>;
  /** As the runs got them. */
  let cards: AnswerValues[];

  beforeEach(async () => {
    database = await openTestDatabase();
    opened = [];
    goOn = new Map();
    cards = [];
  });
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.close();
    await database.close();
  });

  const start = async (options: Partial<CheckoutsServerOptions> = {}): Promise<CheckoutsServer> => {
    const server = await startCheckoutsServer({
      database,
      runCheckout: ({ url }, host) => visit(new URL(url).pathname.slice(1), host),
      ...options,
    });
    servers.push(server);
    return server;
  };
  const visit = async (name: string, host: CheckoutHost): Promise<CheckoutOutcome> => {
    opened.push(name);
    if (name.startsWith("asks")) await host.ask(variantQuestion);
    else if (name.startsWith("pays")) cards.push(await host.ask(cardQuestion));
    else await new Promise<void>((resolve) => goOn.set(name, resolve));
    return confirmed;
  };
  const clientOfNewTenant = async (): Promise<Client> =>
    (servers[0] ?? (await start())).clientOf(
      (await createTenant(database, { activeLimit: 300 })).createKey(),
    );
  const buy = async (client: Client, name: string): Promise<string> =>
    (await client.checkouts.create({ target: { url: `https://hartwell.localhost/${name}` } })).id;
  const untilOpened = (name: string) => expect.poll(() => opened).toContain(name);

  it("that holds every slot and has more queued lets the first run of another begin at once", async () => {
    await start({ capacity: { slots: 2 } });
    const slow = await clientOfNewTenant();
    for (let run = 0; run < 20; run += 1) await buy(slow, `slow-${run}`);
    await expect.poll(() => opened.length).toBe(2);
    await buy(await clientOfNewTenant(), "quick");
    await untilOpened("quick");
    expect(opened).toHaveLength(3);
  });

  it("delays no other by more than one run, however many others there are", async () => {
    await start({ capacity: { slots: 3 } });
    const slow = await clientOfNewTenant();
    for (let run = 0; run < 10; run += 1) await buy(slow, `slow-${run}`);
    await expect.poll(() => opened.length).toBe(3);
    for (const name of ["second", "third", "fourth"]) await buy(await clientOfNewTenant(), name);
    await untilOpened("second");
    // Each run of the slow tenant that ends gives its place to somebody who has none.
    for (const [ended, next] of [
      ["slow-0", "third"],
      ["slow-1", "fourth"],
    ] as const) {
      goOn.get(ended)?.();
      await untilOpened(next);
    }
    expect(opened.filter((name) => name.startsWith("slow"))).toHaveLength(3);
  });

  it("gets all slots where nobody else waits", async () => {
    await start({ capacity: { slots: 3 } });
    const slow = await clientOfNewTenant();
    for (let run = 0; run < 5; run += 1) await buy(slow, `slow-${run}`);
    await expect.poll(() => opened.length).toBe(3);
    for (const name of [...opened]) goOn.get(name)?.();
    await expect.poll(() => opened.length).toBe(5);
  });

  it("does not fill the room for runs that wait for a human", async () => {
    await start({ capacity: { slots: 2, parkedPerSlot: 2 } });
    const asking = await clientOfNewTenant();
    const ids: string[] = [];
    for (let run = 0; run < 12; run += 1) ids.push(await buy(asking, `asks-${run}`));
    await expect.poll(() => opened.length).toBe(4);
    const others = await Promise.all([0, 1].map(() => clientOfNewTenant()));
    for (const [index, client] of others.entries()) await buy(client, `other-${index}`);
    await untilOpened("other-0");
    await untilOpened("other-1");
    // A question that is answered makes room for the next, once a slot is free.
    goOn.get("other-0")?.();
    const [first = ""] = ids;
    const asked = await untilAsked(asking, first, "variant");
    await asking.checkouts.submitAction(first, asked.id, { Size: "s" });
    await untilStatus(asking, first, "succeeded");
    await untilOpened("asks-4");
  });

  it("and four more like it do not fill that room together: a question that has waited long steps back, and is driven again once it is answered", async () => {
    await start({ capacity: { slots: 2, parkedPerSlot: 2 } });
    const asking = await Promise.all([0, 1, 2, 3, 4].map(() => clientOfNewTenant()));
    const [first] = asking;
    if (!first) throw new Error("no tenant");
    const longest = await buy(first, "asks-longest");
    await untilAsked(first, longest, "variant");
    for (const [index, client] of asking.entries())
      for (const run of [0, 1]) {
        const id = await buy(client, `asks-${index}-${run}`);
        await untilAsked(client, id, "variant");
      }
    await buy(await clientOfNewTenant(), "other");
    await untilOpened("other");
    // Nothing of the question is lost, and the shop is visited again only for an answer.
    const asked = await untilAsked(first, longest, "variant");
    expect(opened.filter((name) => name === "asks-longest")).toHaveLength(1);
    await first.checkouts.submitAction(longest, asked.id, { Size: "s" });
    await untilStatus(first, longest, "succeeded");
    expect(opened.filter((name) => name === "asks-longest")).toHaveLength(2);
  });

  it("gives its card once to a run that has stepped back", async () => {
    await start({ capacity: { slots: 1, parkedPerSlot: 1 } });
    const paying = await clientOfNewTenant();
    const paid = await buy(paying, "pays-first");
    const asked = await untilAsked(paying, paid, "card");
    const later = await clientOfNewTenant();
    await untilAsked(later, await buy(later, "asks-later"), "variant");
    await paying.checkouts.submitAction(paid, asked.id, card);
    await untilStatus(paying, paid, "succeeded");
    expect(opened).toEqual(["pays-first", "asks-later", "pays-first"]);
    expect(cards).toEqual([card]);
  });

  it("can cancel what has stepped back", async () => {
    await start({ capacity: { slots: 1, parkedPerSlot: 1 } });
    const asking = await clientOfNewTenant();
    const longest = await buy(asking, "asks-longest");
    await untilAsked(asking, longest, "variant");
    const later = await clientOfNewTenant();
    await untilAsked(later, await buy(later, "asks-later"), "variant");
    await asking.checkouts.cancel(longest);
    await untilStatus(asking, longest, "cancelled");
    expect(opened).toEqual(["asks-longest", "asks-later"]);
  });

  it("keeps its turns in their order", async () => {
    await start({ capacity: { slots: 1 } });
    const [left, right] = [await clientOfNewTenant(), await clientOfNewTenant()];
    await buy(left, "left-0");
    await untilOpened("left-0");
    for (const name of ["left-1", "left-2"]) await buy(left, name);
    for (const name of ["right-0", "right-1"]) await buy(right, name);
    await untilOpened("right-0");
    for (const name of ["left-0", "right-0", "left-1", "right-1"]) {
      await untilOpened(name);
      goOn.get(name)?.();
    }
    await untilOpened("left-2");
    expect(opened.indexOf("left-1")).toBeLessThan(opened.indexOf("left-2"));
  });
});
