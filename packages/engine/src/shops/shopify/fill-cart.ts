import { callInPage } from "../../page/call-in-page.ts";
import { failures } from "../../phases/failures/failures.ts";
import type { PurchaseFailed } from "../../phases/failures/purchase-failed.ts";
import { goTo } from "../../phases/page/go-to.ts";
import { hostOf, type Visit } from "../../phases/visit.ts";
import { type FetchedText, fetchInPage, jsonOf } from "../fetch-in-page.ts";
import type { CartItem } from "../shop.ts";
import { type CartState, readCart, readRefusal } from "./cart-json.ts";

/**
 * Adds the item through the shop's cart API, and reads the cart back while `goOn` already runs. A wrong cart
 * is corrected from the product page, before going on again.
 */
export async function fillCart(
  visit: Visit,
  root: string,
  item: CartItem,
  goOn: () => Promise<void>,
): Promise<{ onward?: Promise<void> }> {
  await add(visit, root, item);
  const reading = readBack(visit, root, item);
  reading.catch(() => undefined);
  // A call made once the page navigates runs in the next page: this one ensures that the cart request was
  // made before.
  await callInPage({ frame: visit.page.mainFrame(), pace: visit.pace }, "documentLanguage");
  const onward = goOn();
  // The caller handles a failure when it awaits this.
  onward.catch(() => undefined);
  if ((await reading).state?.holds === "exactly") return { onward };
  await onward.catch(() => undefined);
  await goTo(visit, visit.order.url);
  await correctCart(visit, root, item);
  return {};
}

/** The same for a shop that has lost its cart. */
export async function refillCart(visit: Visit, root: string, item: CartItem): Promise<void> {
  await add(visit, root, item);
  await correctCart(visit, root, item);
}

async function correctCart(visit: Visit, root: string, item: CartItem): Promise<void> {
  let { state, status } = await readBack(visit, root, item);
  if (state?.holds === "other" || state?.holds === "nothing") {
    // Left by an earlier visit of a signed-in buyer, or the session only began with the first answer.
    await fetchInPage(visit, { path: `${root}cart/clear.js`, body: {} });
    await add(visit, root, item);
    ({ state, status } = await readBack(visit, root, item));
  }
  if (state?.holds === "exactly") return;
  if (state) throw objectionTo(state, item, hostOf(visit));
  throw failures.cartUnreadable(visit, status);
}

async function add(visit: Visit, root: string, { variant, quantity }: CartItem): Promise<void> {
  const line = { id: Number(variant.id), quantity };
  const added = await fetchInPage(visit, { path: `${root}cart/add.js`, body: { items: [line] } });
  if (added.status < 200 || added.status >= 300) throw refusalOf(visit, added);
}

/** The state is undefined if the answer isn't a cart. */
async function readBack(
  visit: Visit,
  root: string,
  item: CartItem,
): Promise<{ state: CartState | undefined; status: number }> {
  const cart = await fetchInPage(visit, { path: `${root}cart.js` });
  return { state: readCart(jsonOf(cart), item), status: cart.status };
}

function refusalOf(visit: Visit, answer: FetchedText): PurchaseFailed {
  const host = hostOf(visit);
  const words = readRefusal(jsonOf(answer));
  if (answer.status === 422) return failures.saleRefused(host, words);
  if (answer.status === 404) return failures.variantGone(host, words);
  const told = answer.status === 0 ? "no answer" : `HTTP ${answer.status}`;
  return failures.itemNotTaken(host, told);
}

function objectionTo(state: CartState, { quantity }: CartItem, host: string): PurchaseFailed {
  switch (state.holds) {
    case "fewer":
      return failures.fewerPieces(host, state.quantity, quantity);
    case "other":
      return failures.cartHoldsOther(host, state.title);
    default:
      return failures.cartStaysEmpty(host);
  }
}
