import {
  type Checkout,
  type Client,
  createClient,
  isTerminal,
  type PendingUserAction,
} from "@cartwright/contract";
import type { RunningProduct } from "../start-product.ts";
import { compareWithMerchant } from "./compare-with-merchant.ts";
import { buyer, mask, person } from "./person.ts";
import type { Screen } from "./screen.ts";

/** Buys a T-shirt like an integrator's program, and compares the receipt with the merchant's own record. */
export async function buyOneThing(product: RunningProduct, screen: Screen): Promise<boolean> {
  const baseUrl = product.getUrl("api");
  const storeUrl = product.getUrl("hartwell");

  screen.section("An account, a buyer, a checkout");
  const signup = await createClient({ baseUrl }).signup({ name: "Demo" });
  screen.fact("API key", `${signup.apiKey.slice(0, 16)}…`);
  const client = createClient({ baseUrl, apiKey: signup.apiKey });
  const profile = await client.buyerProfiles.create(buyer);
  screen.fact("buyer", `${buyer.name.first} ${buyer.name.last}, ${buyer.shipping.locality}`);
  const checkout = await client.checkouts.create({
    target: { url: `${storeUrl}/products/trail-tee` },
    buyerProfileId: profile.id,
    constraints: { maxCost: { amount: "60.00", currency: "USD" } },
  });
  screen.fact("checkout", checkout.id);
  screen.fact("target", checkout.target.url);
  screen.fact("at most", "60.00 USD");

  screen.section("The run");
  const ended = await followRun(client, checkout, screen);
  return compareWithMerchant(ended, storeUrl, screen);
}

async function followRun(client: Client, checkout: Checkout, screen: Screen): Promise<Checkout> {
  let latest = checkout;
  let shown = 0;
  const answered = new Set<string>();
  for await (const current of client.checkouts.watch(checkout.id, { pollMs: 150 })) {
    latest = current;
    shown = showProgress(current, shown, screen);
    const action = current.pendingUserAction;
    if (action && !answered.has(action.id)) {
      answered.add(action.id);
      await answer(client, current.id, action, screen);
    }
    if (isTerminal(current.status)) break;
    screen.wait(current.status === "queued" ? "Waiting for a browser" : "The browser is at work");
  }
  return latest;
}

/** Prints the items after the given sequence, and returns the newest sequence. */
function showProgress({ progressItems }: Checkout, shown: number, screen: Screen): number {
  for (const { kind, label, sequence } of progressItems) {
    // Questions are shown together with their answers.
    if (sequence > shown && kind !== "user_action") screen.step(label);
  }
  return progressItems.at(-1)?.sequence ?? shown;
}

async function answer(
  client: Client,
  checkoutId: string,
  action: PendingUserAction,
  screen: Screen,
): Promise<void> {
  screen.question(action.message);
  const values = person[action.key];
  if (!values) throw new Error(`The demo has no answer to the question "${action.key}".`);
  for (const [name, value] of Object.entries(values))
    screen.answer(name, action.key === "card" ? mask(name, value) : value);
  await client.checkouts.submitAction(checkoutId, action.id, values);
}
