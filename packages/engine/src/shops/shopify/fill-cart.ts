import { PurchaseFailed } from "../../phases/purchase-failed.ts";
import { hostOf, type Visit } from "../../phases/visit.ts";
import { type FetchedText, fetchInPage, jsonOf } from "../fetch-in-page.ts";
import type { CartItem } from "../shop.ts";
import { type CartState, readCart, readRefusal } from "./cart-json.ts";

/** Adds the item through the shop's own cart interface, and reads the cart back. */
export async function fillCart(visit: Visit, root: string, item: CartItem): Promise<void> {
  let state = await addAndRead(visit, root, item);
  if (state.holds === "other" || state.holds === "nothing") {
    // An earlier visit of a signed-in buyer, or a session that began only with the first answer.
    await fetchInPage(visit, { path: `${root}cart/clear.js`, body: {} });
    state = await addAndRead(visit, root, item);
  }
  if (state.holds !== "exactly") throw new PurchaseFailed(...objectionTo(state, item, hostOf(visit)));
}

async function addAndRead(visit: Visit, root: string, item: CartItem): Promise<CartState> {
  const { variant, quantity } = item;
  const line = { id: Number(variant.id), quantity };
  const added = await fetchInPage(visit, { path: `${root}cart/add.js`, body: { items: [line] } });
  if (added.status < 200 || added.status >= 300) throw refusalOf(visit, added);
  const cart = await fetchInPage(visit, { path: `${root}cart.js` });
  const state = readCart(jsonOf(cart), item);
  if (state) return state;
  throw new PurchaseFailed(
    "stuck",
    `The cart of ${hostOf(visit)} could not be read (HTTP ${cart.status}). Try again later.`,
  );
}

function refusalOf(visit: Visit, answer: FetchedText): PurchaseFailed {
  const host = hostOf(visit);
  const words = readRefusal(jsonOf(answer));
  if (answer.status === 422)
    return new PurchaseFailed("out_of_stock", `${host} did not sell this: "${words ?? "no reason given"}".`);
  if (answer.status === 404)
    return new PurchaseFailed(
      "variant_unavailable",
      `${host} no longer offers this variant: "${words ?? "not found"}".`,
    );
  const told = answer.status === 0 ? "no answer" : `HTTP ${answer.status}`;
  return new PurchaseFailed(
    "merchant_unreachable",
    `${host} did not take the item into its cart (${told}). Try again later.`,
  );
}

function objectionTo(
  state: CartState,
  { quantity }: CartItem,
  host: string,
): ["out_of_stock" | "stuck", string] {
  switch (state.holds) {
    case "fewer":
      return ["out_of_stock", `${host} sells only ${state.quantity} of the ${quantity} pieces ordered.`];
    case "other":
      return [
        "stuck",
        `The cart of ${host} holds "${state.title}", which was not ordered and could not be removed.`,
      ];
    default:
      return ["stuck", `The cart of ${host} stayed empty although the item was accepted.`];
  }
}
