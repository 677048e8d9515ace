import { expect, it } from "vitest";
import { target } from "../checkouts/stand-in-worker.ts";
import { startTestServer } from "../support/start-test-server.ts";
import { buyWithTwoQuestions, card } from "./scripted-purchases.ts";
import { untilAsked, untilStatus } from "./watch-checkout.ts";

it("buys through the whole server, and counts what was bought once", async () => {
  const server = await startTestServer({
    worker: true,
    runCheckout: async ({ buyer }, host) => {
      const outcome = await buyWithTwoQuestions(host);
      return outcome.status === "succeeded"
        ? { ...outcome, merchantOrderId: buyer.name?.first ?? "-" }
        : outcome;
    },
  });
  const { client } = await server.signup();
  const profile = await client.buyerProfiles.create({ name: { first: "Ada", last: "Buyer" } });
  const { id } = await client.checkouts.create({ target, buyerProfileId: profile.id });
  const variant = await untilAsked(client, id, "variant");
  await client.checkouts.submitAction(id, variant.id, { Size: "s" });
  const asked = await untilAsked(client, id, "card");
  await client.checkouts.submitAction(id, asked.id, card);
  const done = await untilStatus(client, id, "succeeded");
  expect(done.receipt?.merchantOrderId).toBe("Ada");

  const cancelled = await client.checkouts.create({ target });
  await client.checkouts.cancel(cancelled.id);
  expect(await client.usage.get()).toMatchObject({
    completedCheckouts: 1,
    byDay: [{ count: 1 }],
    merchandiseVolume: [{ currency: "USD", amount: "24.20" }],
  });
  await server.close();
});
