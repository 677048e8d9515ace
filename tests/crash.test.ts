import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Checkout, createClient } from "@cartwright/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type RunningProduct, startProduct } from "../scripts/start-product.ts";
import { killServer } from "./support/kill-server.ts";
import { approvedCard, createShopper } from "./support/shopper.ts";
import { fillDataFolder } from "./support/start-tested-product.ts";

let dataDir: string;
let product: RunningProduct;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "cartwright-crash-"));
  await fillDataFolder(dataDir);
  product = await start({});
});

afterEach(async () => {
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
});

it("a server killed while a question is open asks the same question again after its restart, and buys once", async () => {
  const shopper = await createShopper(product);
  const { id } = await shopper.start({ product: "/products/enamel-mug" });
  const before = await follow(shopper.apiKey, id, (checkout) => checkout.pendingUserAction !== undefined);

  await restartAfterKill();
  const after = await follow(shopper.apiKey, id, (checkout) => checkout.pendingUserAction !== undefined);
  expect(after.pendingUserAction).toEqual(before.pendingUserAction);

  const client = clientOf(shopper.apiKey);
  await client.checkouts.submitAction(id, after.pendingUserAction?.id ?? "", approvedCard);
  // The card went to no worker while the run was on its way back to the question: then it is asked for once more.
  const ended = await answerCardUntilEnd(shopper.apiKey, id);
  expect(ended.status).toBe("succeeded");
  expect(await shopper.readOrders()).toHaveLength(1);
});

it("a server killed after the submit point never buys again, and says that an order may exist", async () => {
  const shopper = await createShopper(product);
  const { id } = await shopper.start({ product: "/products/enamel-mug" });
  const asked = await follow(shopper.apiKey, id, (checkout) => checkout.pendingUserAction !== undefined);
  await clientOf(shopper.apiKey).checkouts.submitAction(id, asked.pendingUserAction?.id ?? "", approvedCard);
  await follow(shopper.apiKey, id, ({ progressItems }) =>
    progressItems.some(({ data }) => data.step === "order_submitted"),
  );

  await restartAfterKill();
  const ended = await follow(
    shopper.apiKey,
    id,
    ({ status }) => status === "failed" || status === "succeeded",
  );
  if (ended.status === "failed") {
    expect(ended.progressItems.at(-1)?.data).toMatchObject({
      code: "order_state_unknown",
      message: expect.stringContaining("order may exist"),
    });
  }
  expect((await shopper.readOrders()).length).toBeLessThanOrEqual(1);
});

function start(environment: Readonly<Record<string, string>>): Promise<RunningProduct> {
  return startProduct({ LOG_LEVEL: "warn", DATA_DIR: dataDir, ...environment });
}

/** The stores come back at the address that the open checkout names. */
async function restartAfterKill(): Promise<void> {
  const storePort = new URL(product.getUrl("hartwell")).port;
  await killServer(product.processId);
  await product.stop();
  product = await start({ SANDBOX_PORT: storePort });
}

function clientOf(apiKey: string) {
  return createClient({ baseUrl: product.getUrl("api"), apiKey });
}

async function follow(
  apiKey: string,
  id: string,
  isReached: (checkout: Checkout) => boolean,
): Promise<Checkout> {
  for await (const checkout of clientOf(apiKey).checkouts.watch(id, { pollMs: 25 })) {
    if (isReached(checkout)) return checkout;
  }
  throw new Error("The checkout ended before it got there.");
}

async function answerCardUntilEnd(apiKey: string, id: string): Promise<Checkout> {
  const client = clientOf(apiKey);
  let latest = await client.checkouts.get(id);
  for await (const checkout of client.checkouts.watch(id, { pollMs: 50 })) {
    latest = checkout;
    if (checkout.pendingUserAction)
      await client.checkouts.submitAction(id, checkout.pendingUserAction.id, approvedCard);
  }
  return latest;
}
