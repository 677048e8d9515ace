import { saysSoldOut } from "../../../page/outcomes/says-sold-out.ts";
import { pause } from "../../../page/waiting/pace.ts";
import { settle } from "../../../page/waiting/settle.ts";
import { failures } from "../../../phases/failures/failures.ts";
import type { Visit } from "../../../phases/visit.ts";
import { findCounter } from "../cart/find-counter.ts";
import { findWanted } from "../texts/find-wanted.ts";
import { findPurchaseButton, type PurchaseButton, type Refuted } from "./find-purchase-button.ts";
import { findGoods } from "./goods-in-rows.ts";

/** Throws if there is none. */
export async function getButton(visit: Visit, refuted?: Refuted): Promise<PurchaseButton> {
  const button = await findPurchaseButton(visit, refuted);
  if (button && !button.isOfAnother) return button;
  throw failures.noCartButton(visit);
}

/** The button once it can be pressed; throws if it stays disabled. */
export async function readyButton(visit: Visit, refuted?: Refuted): Promise<PurchaseButton> {
  const open = await awaitOpenButton(visit, { refuted });
  if (open) return open;
  const { text, isAwaited } = await getButton(visit, refuted);
  if (isAwaited) throw failures.noCartButton(visit);
  throw failures.notForSale(visit, text);
}

/** A choice may have re-rendered the button, which now shows whether this combination is available. */
export async function canBePressed(visit: Visit, options?: { maySave: boolean }): Promise<boolean> {
  return (await awaitOpenButton(visit, options)) !== undefined;
}

async function awaitOpenButton(
  visit: Visit,
  { maySave = false, refuted }: { maySave?: boolean; refuted?: Refuted | undefined } = {},
): Promise<PurchaseButton | undefined> {
  const until = Date.now() + 1_500;
  for (;;) {
    await settle(visit.page, visit.pace);
    const button = await findPurchaseButton(visit, refuted);
    const isOpen = button?.disabled === false || (maySave && button && (await isWaiting(visit, button)));
    const open =
      isOpen && button && !button.isOfAnother && !button.isAwaited && !saysSoldOut(button.text)
        ? button
        : undefined;
    // A button enabled by a choice may look disabled a moment longer, and some always look disabled.
    if ((open && !open.looksShut) || Date.now() >= until) return open;
    await pause(visit.pace, 150);
  }
}

/** A disabled button may be waiting for a number of pieces, of one product or of one of several, or for a text. */
async function isWaiting(visit: Visit, button: PurchaseButton): Promise<boolean> {
  if ((await findCounter(visit, "product"))?.count === 0) return true;
  if ((await findGoods(visit, button)).some(({ kind }) => kind !== "button")) return true;
  return (await findWanted(visit, button)) !== undefined;
}
