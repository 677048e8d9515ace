import type { Checkout, Client, PendingUserAction, Question } from "@cartwright/contract";
import type { CheckoutsServer } from "./checkouts-server.ts";

export const target = { url: "https://hartwell.localhost/products/mug" };

/** A checkout that a worker, played by the test, has brought as far as the test needs. */
export async function createRunning(server: CheckoutsServer, client: Client) {
  const checkout = await client.checkouts.create({ target });
  const claim = await server.record.claim(checkout.id, crypto.randomUUID());
  if (!claim) throw new Error("the checkout could not be claimed");
  await server.record.browserIsUp(claim);
  return { id: checkout.id, claim };
}

export async function createAsked(server: CheckoutsServer, client: Client, question: Question) {
  const { id, claim } = await createRunning(server, client);
  await server.record.raiseAction(claim, question);
  return { id, claim, action: pendingActionOf(await client.checkouts.get(id)) };
}

function pendingActionOf(checkout: Checkout): PendingUserAction {
  if (!checkout.pendingUserAction) throw new Error("no question is open");
  return checkout.pendingUserAction;
}
