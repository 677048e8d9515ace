import { readFields } from "../../../page/fields/read-fields.ts";
import type { Visit } from "../../../phases/visit.ts";
import { mayBeWritten } from "../texts/is-written.ts";
import { withoutFragment } from "../without-fragment.ts";
import { findPurchaseButton, type PurchaseButton } from "./find-purchase-button.ts";
import { groupsToSettle } from "./groups-to-settle.ts";
import { readGroups, readProductPage } from "./product-page.ts";

/**
 * Whether a press on a guessed button ("Start consultation") has brought up the button that really adds the item, on
 * the same page, or the next step of a product that is put together in steps: there may be more to answer before it.
 */
export async function unfoldedBy(visit: Visit, pressed: PurchaseButton): Promise<() => Promise<boolean>> {
  const address = withoutFragment(visit.page.url());
  const step = pressed.isGuessed ? await stepOn(visit, pressed) : [];
  return async () => {
    if (!pressed.isGuessed || withoutFragment(visit.page.url()) !== address) return false;
    const now = await findPurchaseButton(visit);
    if (!now || now.isOfAnother) return false;
    if (!now.isGuessed && !now.isAwaited && now.selector !== undefined) {
      // "Choose options" becomes "Add to bag".
      const isRenamed = now.text !== pressed.text && (pressed.asksToChoose === true || step.length > 0);
      return now.selector !== pressed.selector || isRenamed;
    }
    const next = step.length > 0 ? await stepOn(visit, now) : [];
    return next.length > 0 && !next.some((name) => step.includes(name));
  };
}

/**
 * Whether the page that a guessed button has led to is the next step of the same product ("A few questions"): it sells
 * nothing itself, and its button adds to the cart what is chosen on it.
 */
export async function isNextStep(visit: Visit): Promise<boolean> {
  const { button, product, price, isPriced, groups } = await readProductPage(visit);
  const isTold = button !== undefined && !button.isGuessed && !button.isAwaited && !button.isOfAnother;
  const sells = product.isDeclared || price !== undefined || isPriced;
  return isTold && button.leadsTo === undefined && !sells && groupsToSettle(groups).length > 0;
}

/** What there is to choose and to write, by name. */
async function stepOn(visit: Visit, button: PurchaseButton): Promise<string[]> {
  const groups = groupsToSettle(await readGroups(visit, button));
  const fields = (await readFields(visit.page, visit.pace)).filter(
    (field) => !field.isAside && mayBeWritten(field),
  );
  return [...groups.map(({ name }) => name), ...fields.map(({ label }) => label)];
}
