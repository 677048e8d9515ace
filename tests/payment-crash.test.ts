import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ApiError, type Checkout, type PendingUserAction } from "@cartwright/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type RunningProduct, startProduct } from "../scripts/start-product.ts";
import { callStore } from "./support/call-store.ts";
import { killServer } from "./support/kill-server.ts";
import { approvedCard, createShopper } from "./support/shopper.ts";
import { fillDataFolder } from "./support/start-tested-product.ts";

/** A payment in a window, one in the bank's app, one with its code, and the server killed in the middle of all of them. */
let dataDir: string;
let product: RunningProduct;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "cartwright-payment-crash-"));
  await fillDataFolder(dataDir);
  product = await start();
});
afterEach(async () => {
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
});

type Shopper = Awaited<ReturnType<typeof createShopper>>;

/** A purchase that is under way, and the point at which it is to be caught. */
interface Caught {
  shopper: Shopper;
  id: string;
  /** The question that was open then. The server takes it back once it runs again, which may be seen late. */
  asked: string | undefined;
}

const isSubmitted = hasStep("order_submitted");

// Three purchases, each driven twice: about 50 s alone, and several times that beside the longest other files.
it("a server killed amid payments in a window and at the bank pays none of them twice and calls none unpaid", async () => {
  const underway = await Promise.all([
    begin("windowed-wok", isSubmitted),
    begin("approved-apron-hook", asks("confirm")),
    begin("forwarded-fork", asks("otp")),
  ]);
  await restartAfterKill();
  for (const caught of underway) {
    const { shopper } = caught;
    const ended = await driveToEnd(caught, approvedCard);
    const [orders, paid] = await Promise.all([shopper.readOrders(), paymentsOf(shopper.email)]);
    expect(orders.length).toBeLessThanOrEqual(1);
    expect(paid).toHaveLength(orders.length);
    if (ended.status === "succeeded") expect(orders).toHaveLength(1);
    else
      expect(ended.progressItems.at(-1)?.data).toMatchObject({
        code: "order_state_unknown",
        message: expect.stringContaining("order may exist"),
      });
  }
}, 240_000);

it("a server killed once a card was made for a purchase closes it, makes another one after a new approval, and buys once", async () => {
  const caught = await begin("tabbed-teapot", hasStep("card_made"), approval);
  const { shopper } = caught;
  const before = await readIssued();
  expect(before).toHaveLength(1);

  await restartAfterKill();
  const ended = await driveToEnd(caught, approval);
  const [orders, issued] = await Promise.all([shopper.readOrders(), untilClosed()]);
  expect(orders.length).toBeLessThanOrEqual(1);
  // Where the kill came after the press, nothing is bought again.
  if (ended.status === "succeeded") expect(issued.map(({ last4 }) => last4)).toContain(orders[0]?.cardLast4);
  else expect(ended.progressItems.at(-1)?.data).toMatchObject({ code: "order_state_unknown" });
});

function start(environment: Readonly<Record<string, string>> = {}): Promise<RunningProduct> {
  return startProduct({
    LOG_LEVEL: "warn",
    DATA_DIR: dataDir,
    CARD_SOURCE: "stripe_issuing",
    SIGNUPS_PER_IP_PER_HOUR: "1000",
    ...environment,
  });
}

async function restartAfterKill(): Promise<void> {
  const storePort = new URL(product.getUrl("copperkettle")).port;
  await killServer(product.processId);
  await product.stop();
  product = await start({ SANDBOX_PORT: storePort });
}

type Values = Readonly<Record<string, string>>;
const approval: Values = { approve: "yes" };

async function begin(
  slug: string,
  isReached: (checkout: Checkout) => boolean,
  card: Values = approvedCard,
): Promise<Caught> {
  const shopper = await createShopper(product, "copperkettle");
  const { id } = await shopper.start({ product: `/product/${slug}/` });
  const { pendingUserAction } = await answerUntil(shopper, id, { card, isReached });
  return { shopper, id, asked: pendingUserAction?.id };
}

/** The API has another port since; the shopper's key is the same. */
async function driveToEnd({ shopper: former, id, asked }: Caught, card: Values): Promise<Checkout> {
  const shopper = await createShopper(product, "copperkettle", former);
  return answerUntil(shopper, id, { card, isReached: () => false, takenBack: asked });
}

async function answerUntil(
  { client }: Shopper,
  id: string,
  {
    card,
    isReached,
    takenBack,
  }: { card: Values; isReached: (checkout: Checkout) => boolean; takenBack?: string | undefined },
): Promise<Checkout> {
  let latest = await client.checkouts.get(id);
  for await (const checkout of client.checkouts.watch(id, { pollMs: 25 })) {
    latest = checkout;
    if (isReached(checkout)) return checkout;
    const { pendingUserAction: asked } = checkout;
    if (asked && asked.id !== takenBack && hasFields(asked))
      await client.checkouts.submitAction(id, asked.id, answerTo(asked, card)).catch(unlessEnded);
  }
  return latest;
}

/** What the bank wants approved in its app is approved there, or not at all. */
function hasFields({ responseSchema }: PendingUserAction): boolean {
  return Object.keys(responseSchema.properties).length > 0;
}

/** A question may end between the look and its answer: then it is looked at again. */
function unlessEnded(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 409)) throw error;
}

function answerTo({ key, responseSchema }: PendingUserAction, card: Values): Values {
  if (key === "confirm") return { confirmed: "yes" };
  if (key === "otp") return { code: "123456" };
  const [host] = responseSchema.properties.card_form_host?.oneOf ?? [];
  return host ? { ...card, card_form_host: host.const } : card;
}

function asks(key: string): (checkout: Checkout) => boolean {
  return ({ pendingUserAction }) => pendingUserAction?.key === key;
}

function hasStep(code: string): (checkout: Checkout) => boolean {
  return ({ progressItems }) => progressItems.some(({ data }) => data.step === code);
}

async function paymentsOf(email: string): Promise<{ email: string }[]> {
  const all = await readAt<{ email: string }[]>("pay.localhost", "/_payments");
  return all.filter((one) => one.email === email);
}

function readIssued(): Promise<{ last4: string; status: string }[]> {
  return readAt("billing.localhost", "/_issued_cards");
}

async function untilClosed(): Promise<{ last4: string; status: string }[]> {
  await expect
    .poll(async () => (await readIssued()).map(({ status }) => status), { timeout: 30_000 })
    .not.toContain("active");
  return readIssued();
}

async function readAt<Found>(host: string, path: string): Promise<Found> {
  const { port } = new URL(product.getUrl("copperkettle"));
  return JSON.parse((await callStore(`http://${host}:${port}${path}`)).text);
}
