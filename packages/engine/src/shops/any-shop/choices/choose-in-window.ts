import type { Offer, Variant } from "../../../choosing/offer.ts";
import { callInPage } from "../../../page/call-in-page.ts";
import { classifyMove } from "../../../page/moves/classify-move.ts";
import { settle } from "../../../page/waiting/settle.ts";
import { settleOffer } from "../../../phases/product/settle-variant.ts";
import type { Visit } from "../../../phases/visit.ts";
import type { Move } from "../../../words/words.ts";
import type { Tried } from "../../shop.ts";
import type { ChoiceWindow, WindowButton } from "../in-page/choices/choice-window.ts";
import type { PurchaseButton } from "../product/find-purchase-button.ts";
import { asksForPlace, groupsToSettle } from "../product/groups-to-settle.ts";
import { readGroups } from "../product/product-page.ts";
import { offerOf } from "../product/read-offer.ts";
import { chooseOnPage, chosenValues } from "./choose-on-page.ts";
import { givePlaceInWindow } from "./give-place-in-window.ts";
import { withListBoxes } from "./list-boxes.ts";

/** The window over the page that shows something to choose. */
export async function findChoiceWindow({ page, pace }: Visit): Promise<ChoiceWindow | undefined> {
  const found = await callInPage({ frame: page.mainFrame(), pace }, "choiceWindow").catch(() => {
    pace.signal.throwIfAborted();
    return null;
  });
  return found ?? undefined;
}

/**
 * Chooses in a window that the product's button has opened (a sheet of sizes), by the request or by asking.
 * Returns the window's own button; undefined if choosing has closed the window, or it has no button to go on with.
 */
export async function chooseInWindow(
  visit: Visit,
  opened: ChoiceWindow,
): Promise<PurchaseButton | undefined> {
  const inside = visit.page.locator(opened.inside).first();
  const place: PurchaseButton = { locator: inside, text: "", disabled: true };
  const groups = await withListBoxes(
    visit,
    (await readGroups(visit, place)).filter((group) => !asksForPlace(group)),
  );
  if (groupsToSettle(groups).length > 0) {
    const product = {
      title: visit.goods ?? "",
      price: "",
      currency: visit.currency ?? "",
      availability: "",
      isDeclared: false,
    };
    const shown = { price: undefined, shownPrice: undefined, isPriced: false, isSoldOut: false };
    const offer = offerOf({ product, button: place, groups, presetQuantity: undefined, ...shown });
    const tryVariant = async (known: Offer, variant: Variant): Promise<Tried> => {
      await chooseOnPage(visit, place, chosenValues({ options: known.options, variant }));
      return { kind: "chosen", variant };
    };
    await settleOffer(visit, { preselectedVariantId: undefined, tryVariant }, offer);
    await settle(visit.page, visit.pace);
  }
  const button = (await buttonIn(visit, opened)) ?? (await buttonOncePlaceIsGiven(visit, opened));
  return button && buttonOf(visit, button);
}

async function buttonIn(visit: Visit, { selector }: ChoiceWindow): Promise<WindowButton | undefined> {
  const now = await findChoiceWindow(visit);
  return now?.selector === selector ? now.buttons.findLast(leadsOn) : undefined;
}

async function buttonOncePlaceIsGiven(visit: Visit, opened: ChoiceWindow): Promise<WindowButton | undefined> {
  await givePlaceInWindow(visit, opened);
  return buttonIn(visit, opened);
}

/** What the button of a window that adds the item may say. */
export const leadsOnInWindow: ReadonlySet<Move | undefined> = new Set([
  "add_to_cart",
  "buy_now",
  "continue",
  "choose",
  undefined,
]);

/** A cross without words closes the window. */
function leadsOn({ text, spoken, enabled }: WindowButton): boolean {
  const words = text.trim() || spoken;
  return enabled && /\p{L}{2}/u.test(words) && leadsOnInWindow.has(classifyMove(words)?.move);
}

function buttonOf({ page }: Visit, { selector, text, spoken }: WindowButton): PurchaseButton {
  const frame = page.mainFrame();
  return { locator: frame.locator(selector).first(), frame, selector, text: text || spoken, disabled: false };
}
