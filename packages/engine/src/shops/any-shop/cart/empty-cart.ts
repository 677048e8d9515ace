import { callInPage } from "../../../page/call-in-page.ts";
import { confirms } from "../../../page/moves/confirms.ts";
import { press } from "../../../page/moves/press.ts";
import { pickMove, readMoves } from "../../../page/moves/read-moves.ts";
import { settle } from "../../../page/waiting/settle.ts";
import { goTo } from "../../../phases/page/go-to.ts";
import { forgetSession } from "../../../phases/session/keep-session.ts";
import type { Visit } from "../../../phases/visit.ts";
import { findAddress } from "./find-address.ts";
import { isCartEmpty } from "./is-cart-empty.ts";

/** More lines than are worth removing from an abandoned cart. */
const mostLines = 20;

/**
 * A buyer known from an earlier run may have left items in the cart, and a shop may put some there by itself: removes
 * them first, since only the order may be bought. If that fails, a known buyer is signed out. What was added in this run
 * stays.
 */
export async function emptyCart(visit: Visit, { isBeside }: { isBeside?: boolean } = {}): Promise<void> {
  if (isBeside || visit.addedBy || (await countCart(visit)) === 0) return;
  const cart = await findAddress(visit, "cart");
  const isKnown = visit.session === "restored";
  if (!cart && !isKnown) return;
  const product = visit.page.url();
  if (!cart || !(await takeEverythingOut(visit, cart))) await (isKnown ? forgetSession(visit) : undefined);
  await goTo(visit, product);
  await settle(visit.page, visit.pace);
}

async function takeEverythingOut(visit: Visit, cart: string): Promise<boolean> {
  await goTo(visit, cart);
  return takeOut(visit);
}

/** Removes all that the open cart holds. Returns whether it is empty then. */
export async function takeOut(visit: Visit): Promise<boolean> {
  const { page, pace } = visit;
  for (let removed = 0; removed <= mostLines; removed += 1) {
    await settle(page, pace);
    if (await isCartEmpty(visit)) return true;
    const remove = pickMove(await readMoves(page, pace), "remove");
    if (!remove || remove.disabled) return false;
    await press(page, remove.locator, pace, { agreesTo: (asked) => confirms(asked, "remove") });
  }
  return false;
}

async function countCart({ page, pace }: Visit): Promise<number> {
  return callInPage({ frame: page.mainFrame(), pace }, "readCartCount").catch(() => 0);
}
