import {
  type Checkout,
  type Client,
  type CreateCheckoutBody,
  createClient,
  type PendingUserAction,
} from "@cartwright/contract";
import { type MerchantOrder, readStoreOrders } from "../../scripts/read-store-orders.ts";
import type { RunningProduct } from "../../scripts/start-product.ts";

export const approvedCard = { card_number: "4242 4242 4242 4242", card_expiry: "12 / 34", card_cvc: "123" };

type Values = Readonly<Record<string, string>>;
type Answer = Values | "decline" | "ignore" | ((action: PendingUserAction) => Values | Promise<Values>);

/** Answers every property with its first choice. */
export function takeFirst({ responseSchema }: PendingUserAction): Values {
  const properties = Object.entries(responseSchema.properties);
  return Object.fromEntries(properties.map(([name, { oneOf }]) => [name, oneOf?.[0]?.const ?? ""]));
}

export interface Purchase {
  /** A path in the store, or a full address. */
  product: string;
  request?: string;
  goal?: "quote";
  maxCost?: string;
  /** Currency of `maxCost`. Defaults to USD. */
  currency?: string;
  withoutProfile?: boolean;
  /** A profile of an earlier purchase, instead of a new one. */
  profileId?: string;
  countryCode?: string;
  /** Called with the checkout's id before any question is answered. */
  onCreated?: (id: string) => void;
  /** The answers for each key, in the order asked. A question without an answer is an error. */
  answers?: Readonly<Record<string, readonly Answer[]>>;
}

export interface Bought {
  checkout: Checkout;
  /** Keys and messages, in the order asked. */
  questions: { key: string; message: string; total: string | undefined }[];
  /** The merchant's orders of this shopper. */
  orders: MerchantOrder[];
  /** The `data` of the terminal item. */
  end: Readonly<Record<string, unknown>>;
  seconds: number;
}

export type StoreName = "hartwell" | "copperkettle" | "fennelrye";

/** A tenant, new unless given, with its own e-mail address that identifies its orders at the merchant. */
export async function createShopper(
  product: RunningProduct,
  store: StoreName = "hartwell",
  known?: { tenantId: string; apiKey: string },
) {
  const baseUrl = product.getUrl("api");
  const signup = known ?? (await createClient({ baseUrl }).signup({}));
  const client = createClient({ baseUrl, apiKey: signup.apiKey });
  const storeUrl = product.getUrl(store);
  const email = `${signup.tenantId}@example.com`;

  const readOrders = async (): Promise<MerchantOrder[]> =>
    (await readStoreOrders(storeUrl)).filter((order) => order.email === email);

  const createProfile = async (): Promise<string> => (await client.buyerProfiles.create(buyerWith(email))).id;

  const start = async (purchase: Purchase): Promise<Checkout> => {
    const buyerProfileId = purchase.withoutProfile
      ? undefined
      : (purchase.profileId ?? (await createProfile()));
    return client.checkouts.create(bodyOf(purchase, { storeUrl, buyerProfileId }));
  };

  const buy = async (purchase: Purchase): Promise<Bought> => {
    const startedAt = performance.now();
    const { id } = await start(purchase);
    purchase.onCreated?.(id);
    const { checkout, questions } = await answerUntilEnd(client, id, purchase.answers ?? {});
    const seconds = (performance.now() - startedAt) / 1000;
    return {
      checkout,
      questions,
      seconds,
      orders: await readOrders(),
      end: checkout.progressItems.at(-1)?.data ?? {},
    };
  };

  return { ...signup, client, email, storeUrl, createProfile, start, buy, readOrders };
}

function buyerWith(email: string) {
  return {
    name: { first: "Ada", last: "Lovelace" },
    contact: { email, phone: "+14155550123" },
    shipping: {
      addressLines: ["1 Analytical Way"],
      locality: "San Francisco",
      administrativeAreaCode: "CA",
      postalCode: "94107",
      countryCode: "US",
    },
  };
}

function bodyOf(
  { product, request, goal, maxCost, currency, countryCode }: Purchase,
  { storeUrl, buyerProfileId }: { storeUrl: string; buyerProfileId: string | undefined },
): CreateCheckoutBody {
  return {
    target: {
      url: new URL(product, storeUrl).href,
      ...(request !== undefined && { request }),
      ...(countryCode !== undefined && { countryCode }),
    },
    ...(buyerProfileId !== undefined && { buyerProfileId }),
    ...(goal && { goal }),
    ...(maxCost !== undefined && {
      constraints: { maxCost: { amount: maxCost, ...(currency !== undefined && { currency }) } },
    }),
  };
}

async function answerUntilEnd(
  client: Client,
  id: string,
  answers: NonNullable<Purchase["answers"]>,
): Promise<Pick<Bought, "checkout" | "questions">> {
  const questions: Bought["questions"] = [];
  const seen = new Set<string>();
  let latest = await client.checkouts.get(id);
  for await (const checkout of client.checkouts.watch(id, { pollMs: 50 })) {
    latest = checkout;
    const action = checkout.pendingUserAction;
    if (!action || seen.has(action.id)) continue;
    seen.add(action.id);
    const nth = questions.filter(({ key }) => key === action.key).length;
    questions.push({ key: action.key, message: action.message, total: action.detectedTotal?.amount });
    const answer = answers[action.key]?.[nth];
    // An unanswered question would only end in the test's timeout, which explains nothing.
    if (answer === undefined) throw new Error(`nobody answers ${action.key}: ${action.message}`);
    if (answer === "decline") await client.checkouts.declineAction(id, action.id);
    else if (answer !== "ignore")
      await client.checkouts.submitAction(
        id,
        action.id,
        typeof answer === "function" ? await answer(action) : answer,
      );
  }
  return { checkout: latest, questions };
}
