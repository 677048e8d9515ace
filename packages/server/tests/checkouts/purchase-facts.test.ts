import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestDatabase } from "../support/test-database.ts";
import { type CheckoutsServer, createTenant, startCheckoutsServer } from "./checkouts-server.ts";

let server: CheckoutsServer;
beforeAll(async () => {
  server = await startCheckoutsServer({ database: await openTestDatabase() });
});
afterAll(async () => {
  await server.close();
  await server.database.close();
});

const target = { url: "http://hartwell.localhost/products/tee" };
const dollars = (amount: string) => ({ amount, currency: "USD" });

async function createBuyer() {
  const { tenantId, createKey } = await createTenant(server.database);
  const buyerProfileId = randomUUID();
  await server.database.db
    .insertInto("buyer_profiles")
    .values({
      id: buyerProfileId,
      tenant_id: tenantId,
      subject: null,
      label: null,
      name: JSON.stringify({ first: "Ada", last: "Lovelace" }),
      contact: null,
      shipping: JSON.stringify({ addressLines: ["1 Analytical Way"], postalCode: "94107" }),
      created_at: new Date(),
    })
    .execute();
  const client = server.clientOf(createKey());
  const start = async (id: string) => {
    const claim = await server.record.claim(id, randomUUID());
    if (!claim) throw new Error("the checkout could not be claimed");
    await server.record.browserIsUp(claim);
    return claim;
  };
  return { buyerProfileId, client, createKey, start };
}

it("a checkout says what is bought and where it goes, and keeps that once the order is confirmed", async () => {
  const { buyerProfileId, client, createKey, start } = await createBuyer();
  const { id } = await client.checkouts.create({ target, buyerProfileId });
  expect((await client.checkouts.get(id)).purchase).toBeUndefined();
  const claim = await start(id);
  const step = (code: "variant_chosen" | "total_read" | "card_entered", facts: object) =>
    server.record.recordStep(claim, { code, label: code, facts: { ...facts } });
  await step("variant_chosen", { title: "Tee", variant: { Size: "L" }, quantity: 1, price: "32.00" });
  await step("total_read", { total: dollars("36.90"), shipping: dollars("4.90"), tax: null });
  await step("card_entered", { host: "hartwell.localhost", last4: "4242" });
  const receipt = { total: dollars("36.90"), merchantOrderId: "HW1", evidence: { url: target.url } };
  await server.record.finish(claim, { status: "succeeded", receipt });
  await server.database.db
    .updateTable("buyer_profiles")
    .set({ shipping: JSON.stringify({ addressLines: ["2 New Street"] }) })
    .where("id", "=", buyerProfileId)
    .execute();

  const ended = await client.checkouts.get(id);
  expect(ended.receipt).toEqual(receipt);
  expect(ended.purchase).toEqual({
    item: { title: "Tee", options: { Size: "L" }, quantity: 1, price: "32.00" },
    delivery: null,
    shipping: dollars("4.90"),
    tax: null,
    total: dollars("36.90"),
    cardLast4: "4242",
    shipTo: ["Ada Lovelace", "1 Analytical Way", "94107"],
  });
  const buyer = server.clientOf(createKey({ scopes: ["checkouts.write"] }));
  expect((await buyer.checkouts.get(id)).purchase).not.toHaveProperty("shipTo");
});

it("a checkout says whom and where its request sends the goods", async () => {
  const { buyerProfileId, client, start } = await createBuyer();
  const request = "Size L. Ship it to Anna Schmidt, Hauptstraße 5, 10115 Berlin, Germany";
  const { id } = await client.checkouts.create({ target: { ...target, request }, buyerProfileId });
  const claim = await start(id);
  const facts = { title: "Tee", variant: { Size: "L" }, quantity: 1, price: "32.00" };
  await server.record.recordStep(claim, { code: "variant_chosen", label: "variant_chosen", facts });
  const { purchase } = await client.checkouts.get(id);
  expect(purchase?.shipTo).toEqual(["Anna Schmidt", "Hauptstraße 5", "10115 Berlin", "DE"]);
});

it("a queued checkout says that it waits for another one of the same buyer at the same shop", async () => {
  const { buyerProfileId, client, createKey, start } = await createBuyer();
  const first = await client.checkouts.create({ target, buyerProfileId });
  const second = await client.checkouts.create({ target, buyerProfileId });
  const elsewhere = { url: "http://copperkettle.localhost/mug" };
  const other = await client.checkouts.create({ target: elsewhere, buyerProfileId });
  await start(first.id);
  expect((await client.checkouts.get(second.id)).waiting).toEqual({
    for: "same_buyer",
    checkoutId: first.id,
    untilAnswered: false,
  });
  expect(await client.checkouts.get(other.id)).not.toHaveProperty("waiting");
  expect(await client.checkouts.get(first.id)).not.toHaveProperty("waiting");
  const bound = server.clientOf(createKey({ subject: "ada" }));
  const third = await bound.checkouts.create({ target, buyerProfileId });
  expect((await bound.checkouts.get(third.id)).waiting).toEqual({ for: "same_buyer", untilAnswered: false });
});
