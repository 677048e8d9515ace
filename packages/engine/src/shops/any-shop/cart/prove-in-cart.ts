import { press } from "../../../page/moves/press.ts";
import { pickMove, readMoves } from "../../../page/moves/read-moves.ts";
import { readMainLines } from "../../../page/outcomes/read-main-lines.ts";
import { settle } from "../../../page/waiting/settle.ts";
import { PurchaseFailed } from "../../../phases/failures/purchase-failed.ts";
import { lookAt } from "../../../phases/form/ways/read-ways.ts";
import { goTo } from "../../../phases/page/go-to.ts";
import { goodsInstead } from "../../../phases/payment/total/lines-about-goods.ts";
import type { Visit } from "../../../phases/visit.ts";
import type { CartItem } from "../../shop.ts";
import { findAddress } from "./find-address.ts";
import { staysEmpty } from "./is-cart-empty.ts";
import { showInPage } from "./show-in-page.ts";

/** `unseen`: the shop shows no way to its cart. `other`: a line that counts other goods, where the item isn't named. */
export type CartProof = { kind: "held" | "empty" | "unseen" } | { kind: "other"; line: string };

/** Opens the cart, and reads whether it holds the item: for a press that the product's page has answered with nothing. */
export async function proveInCart(visit: Visit, item: CartItem): Promise<CartProof> {
  if (!(await openCart(visit))) return { kind: "unseen" };
  if (await staysEmpty(visit)) return { kind: "empty" };
  const line = otherGoodsIn(await readMainLines(visit.page, visit.pace), visit.goods, item);
  return line === undefined ? { kind: "held" } : { kind: "other", line };
}

/** A line that counts goods, in a cart in which nothing is called as the item or one of its choices. */
export function otherGoodsIn(
  lines: readonly string[],
  goods: string | undefined,
  { variant }: CartItem,
): string | undefined {
  return goods === undefined ? undefined : goodsInstead({ lines }, [goods, ...variant.values].join(" "));
}

/** In the page, if its script takes the link: a cart in its memory would be lost otherwise. */
async function openCart(visit: Visit): Promise<boolean> {
  const { page, pace } = visit;
  const address = await findAddress(visit, "cart");
  const from = page.url();
  if (address) {
    const link = (await lookAt(visit)).pressables.find(
      ({ isLink, href, frame }) => isLink && URL.parse(href, frame.url())?.href === address,
    );
    if (link && (await showInPage(visit, { address, pressable: link }))) return true;
    return isThere(visit, address, from);
  }
  const button = pickMove(await readMoves(page, pace), "view_cart");
  if (!button || button.disabled) return false;
  const { why } = await press(page, button.locator, pace);
  await settle(page, pace);
  return why === undefined;
}

/** A link may lead to a missing page, which is left again. */
async function isThere(visit: Visit, address: string, from: string): Promise<boolean> {
  try {
    await goTo(visit, address);
    return true;
  } catch (error) {
    if (!(error instanceof PurchaseFailed) || error.code !== "not_a_shop") throw error;
    await goTo(visit, from);
    return false;
  }
}
