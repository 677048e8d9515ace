import { setTimeout as pause } from "node:timers/promises";
import {
  ApiError,
  type Checkout,
  type CreateCheckoutBody,
  isTerminal,
  type PendingUserAction,
} from "@cartwright/contract";
import { openFennelryeAccount } from "../../tests/support/fennelrye-account.ts";
import { answerOnPage } from "../answer-on-page.ts";
import { buyer } from "../bench/buy-through-api.ts";
import type { Merchants } from "./merchants.ts";
import { createPersistentClient, type PersistentClient, type RequestCounts } from "./persistent-client.ts";
import type { Random } from "./random.ts";

/** Secrets typed in every purchase of a campaign, and searched for afterwards. */
export interface SharedSecrets {
  readonly card: string;
  readonly securityCode: string;
  readonly password: string;
}

/** A purchase that the service has accepted, from the shopper's view. */
export interface Purchase {
  readonly id: string;
  readonly tenantId: string;
  readonly apiKey: string;
  readonly email: string;
  readonly store: Store;
  readonly goal: "purchase" | "quote";
  readonly whim: Plan["whim"];
  /** Reads the code that the shop mailed last, if it mails any. */
  readonly readCode: (() => Promise<{ code: string }>) | undefined;
  /** The checkout as last returned by the API. */
  latest: Checkout;
}

type Store = "hartwell" | "copperkettle" | "fennelrye";
type Plan = { store: Store; path: string; goal?: "quote"; whim?: "cancels" | "declines" | "answers_on_page" };

/** Most purchases are plain ones, since they are the quickest. */
const plans: readonly Plan[] = [
  { store: "hartwell", path: "/products/enamel-mug" },
  { store: "hartwell", path: "/products/enamel-mug" },
  { store: "hartwell", path: "/products/enamel-mug" },
  { store: "hartwell", path: "/products/enamel-mug", whim: "answers_on_page" },
  { store: "hartwell", path: "/products/enamel-mug", whim: "cancels" },
  { store: "hartwell", path: "/products/enamel-mug", whim: "declines" },
  { store: "hartwell", path: "/products/enamel-mug", goal: "quote" },
  { store: "hartwell", path: "/products/trail-tee" },
  { store: "copperkettle", path: "/product/stoneware-bowl/" },
  { store: "copperkettle", path: "/product/tea-towel/" },
  { store: "fennelrye", path: "/item/seed-crackers" },
];

export interface ShopperOptions {
  apiUrl: string;
  merchants: Merchants;
  receiverUrl: string;
  secrets: SharedSecrets;
  random: Random;
  counts: RequestCounts;
  onPurchase(purchase: Purchase): void;
  onError(error: Error): void;
  signal: AbortSignal;
}

const purchasesOfOneTenant = 25;
const pollMs = 300;

/** Makes purchases one after the other until aborted, with a new account now and then. */
export async function shop(options: ShopperOptions): Promise<void> {
  const { signal, random } = options;
  while (!signal.aborted) {
    try {
      const account = await openAccount(options);
      for (let nth = 0; nth < purchasesOfOneTenant && !signal.aborted; nth += 1)
        await buy(options, account, random.pick(plans));
    } catch (error) {
      options.onError(error instanceof Error ? error : new Error(String(error)));
    }
  }
}

interface Account {
  tenantId: string;
  apiKey: string;
  client: PersistentClient;
}

async function openAccount({ apiUrl, counts, receiverUrl }: ShopperOptions): Promise<Account> {
  const stranger = createPersistentClient(apiUrl, { counts });
  const { tenantId, apiKey } = await stranger.try((client) => client.signup({}));
  const client = createPersistentClient(apiUrl, { apiKey, counts });
  await client.try(({ webhooks }) => webhooks.create({ url: receiverUrl }));
  return { tenantId, apiKey, client };
}

async function buy(options: ShopperOptions, account: Account, plan: Plan): Promise<void> {
  const { merchants, random, secrets } = options;
  const { client, tenantId, apiKey } = account;
  const email = `${tenantId.slice(0, 8)}-${random.between(1, 1e9)}@example.com`;
  const storeUrl = merchants.urls[plan.store] ?? "";
  const customer =
    plan.store === "fennelrye" ? await openFennelryeAccount(storeUrl, email, secrets.password) : undefined;
  const profile = await client.try(({ buyerProfiles }) =>
    buyerProfiles.create({ ...buyer, contact: { ...buyer.contact, email } }),
  );
  const body: CreateCheckoutBody = {
    target: { url: new URL(plan.path, storeUrl).href },
    buyerProfileId: profile.id,
    ...(plan.goal && { goal: plan.goal }),
  };
  // However often the call fails, the key makes only one checkout.
  const idempotencyKey = `chaos-${email}`;
  const created = await client.try(({ checkouts }) => checkouts.create(body, { idempotencyKey }));
  const purchase: Purchase = {
    id: created.id,
    tenantId,
    apiKey,
    email,
    store: plan.store,
    goal: plan.goal ?? "purchase",
    whim: plan.whim,
    readCode: customer?.readCode,
    latest: created,
  };
  options.onPurchase(purchase);
  await answerUntilEnd(options, { purchase, client });
}

/** Continues a purchase that its shopper has left, up to its end. */
export async function finishPurchase(options: ShopperOptions, purchase: Purchase): Promise<void> {
  const { apiUrl, counts } = options;
  const client = createPersistentClient(apiUrl, { apiKey: purchase.apiKey, counts });
  const plain = { ...purchase, whim: undefined };
  await answerUntilEnd(options, { purchase: plain, client });
  purchase.latest = plain.latest;
}

interface Underway {
  purchase: Purchase;
  client: PersistentClient;
}

async function answerUntilEnd(options: ShopperOptions, underway: Underway): Promise<void> {
  const { purchase, client } = underway;
  const cancelsAt =
    purchase.whim === "cancels" ? performance.now() + options.random.between(0, 8_000) : undefined;
  let isCancelled = false;
  while (!isTerminal(purchase.latest.status)) {
    if (options.signal.aborted) return;
    await pause(pollMs);
    purchase.latest = await client.try(({ checkouts }) => checkouts.get(purchase.id));
    if (cancelsAt !== undefined && !isCancelled && performance.now() > cancelsAt) {
      await unlessRefused(client.try(({ checkouts }) => checkouts.cancel(purchase.id)));
      isCancelled = true;
    }
    const { pendingUserAction: asked } = purchase.latest;
    if (asked) await answer(options, underway, asked);
  }
}

/** An answer may come too late because the question has already been closed; that is not an error. */
async function answer(options: ShopperOptions, underway: Underway, asked: PendingUserAction): Promise<void> {
  const { purchase, client } = underway;
  const { id } = purchase;
  if (purchase.whim === "declines" && asked.key === "card") {
    await unlessRefused(client.try(({ checkouts }) => checkouts.declineAction(id, asked.id)));
    return;
  }
  const values = await valuesFor(options, underway, asked);
  if (purchase.whim === "answers_on_page" && asked.key === "card") {
    const link = await unlessRefused(client.try(({ checkouts }) => checkouts.createAnswerLink(id)));
    const { merchants } = options;
    if (link)
      // The page may be down: the question then stays open, and is answered at the next poll.
      await answerOnPage({
        link: link.url,
        values,
        email: purchase.email,
        mailboxUrl: merchants.mailboxUrl,
      }).catch(() => undefined);
    return;
  }
  await unlessRefused(client.try(({ checkouts }) => checkouts.submitAction(id, asked.id, values)));
}

async function valuesFor(
  { secrets }: ShopperOptions,
  { purchase }: Underway,
  { key, responseSchema }: PendingUserAction,
): Promise<Record<string, string>> {
  const properties = Object.entries(responseSchema.properties);
  const firstChoices = Object.fromEntries(
    properties.flatMap(([name, { oneOf }]) => (oneOf?.[0] ? [[name, oneOf[0].const]] : [])),
  );
  if (key === "card") {
    const { card, securityCode } = secrets;
    return { ...firstChoices, card_number: card, card_expiry: "12 / 34", card_cvc: securityCode };
  }
  if (key === "credentials") return { username: purchase.email, password: secrets.password };
  if (key === "otp" && purchase.readCode) return { ...(await purchase.readCode()) };
  return firstChoices;
}

async function unlessRefused<Result>(call: Promise<Result>): Promise<Result | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return undefined;
    throw error;
  }
}
