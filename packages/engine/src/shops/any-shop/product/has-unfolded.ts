import type { Visit } from "../../../phases/visit.ts";
import { withoutFragment } from "../without-fragment.ts";
import { findPurchaseButton, type PurchaseButton } from "./find-purchase-button.ts";

/**
 * Whether a press on a guessed button ("Start consultation") has brought up the button that really adds the item, on
 * the same page: there may be more to answer before it.
 */
export function unfoldedBy(visit: Visit, pressed: PurchaseButton): () => Promise<boolean> {
  const address = withoutFragment(visit.page.url());
  return async () => {
    if (!pressed.isGuessed || withoutFragment(visit.page.url()) !== address) return false;
    const now = await findPurchaseButton(visit);
    const isOwn = now && !now.isGuessed && !now.isOfAnother && !now.isAwaited;
    if (!isOwn || now.selector === undefined) return false;
    // "Choose options" becomes "Add to bag".
    return now.selector !== pressed.selector || (pressed.asksToChoose === true && now.text !== pressed.text);
  };
}
