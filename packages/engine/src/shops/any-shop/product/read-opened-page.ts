import { findAmounts } from "../../../page/amounts/parse-money.ts";
import { settle } from "../../../page/waiting/settle.ts";
import { waitForChange } from "../../../page/waiting/wait-for-change.ts";
import type { Visit } from "../../../phases/visit.ts";
import { listsVersions } from "./find-versions.ts";
import { groupsToSettle } from "./groups-to-settle.ts";
import { isSaidGone, type ProductPage, readProductPage } from "./product-page.ts";

/** A page doesn't sell what it has not shown this long after becoming idle. */
const drawingLimitMs = 3_000;
/**
 * Shorter limit if the page says sold out (perhaps another variant, while its buttons have no text yet),
 * lists versions with their own pages, or shows a choice to be made first.
 */
const wordsLimitMs = 1_000;
/** A page whose script enables its button, or shows its options, does so within this time. */
const openingLimitMs = 5_000;

/**
 * Reads a product page that was just opened: one drawn by script may be idle for a moment before it is
 * complete.
 */
export async function readOpenedPage(visit: Visit): Promise<ProductPage> {
  const openedAt = Date.now();
  for (;;) {
    const found = await readProductPage(visit);
    const openedMs = Date.now() - openedAt;
    if (openedMs >= patienceMs(found)) return found;
    if (
      (!found.button || found.button.isUnlikely) &&
      openedMs >= wordsLimitMs &&
      (await listsVersions(visit))
    )
      return found;
    await waitForChange(visit.page, visit.pace, { leastMs: 30, limitMs: 250 });
    await settle(visit.page, visit.pace, { limitMs: 3_000 });
  }
}

/**
 * A form with a button only sells something if there is a price or a declared product, or if both wait for a
 * choice.
 */
export function isSelling(found: ProductPage): boolean {
  const isPriced = found.product.isDeclared || found.price !== undefined || hasPricedChoices(found);
  return isPriced || isCounted(found) || waitsForChoice(found);
}

/** The price is that of a choice: "Classic £36.00", "Grand £62.00". */
function hasPricedChoices({ groups }: ProductPage): boolean {
  return groupsToSettle(groups).some(
    ({ group: { choices } }) =>
      choices.length > 1 && choices.every(({ title }) => findAmounts(title).length > 0),
  );
}

/** Goods are counted, and their price is written in a sentence. */
function isCounted({ isPriced, presetQuantity }: ProductPage): boolean {
  return isPriced && presetQuantity !== undefined;
}

/** Some shops show a price only once something is chosen, and ask for the choice on their disabled button. */
function waitsForChoice({ button, groups }: ProductPage): boolean {
  return button?.asksToChoose === true && button.disabled && groupsToSettle(groups).length > 0;
}

/** How long after it became idle the page may still show something better. */
export function patienceMs(found: ProductPage): number {
  if (found.awaitsHiddenChoice) return openingLimitMs;
  if (waitsForChoice(found)) return 0;
  if (isOnlyShut(found)) return found.isSoldOut ? openingLimitMs : drawingLimitMs;
  if (found.button?.isAwaited) return wordsLimitMs;
  if (found.button?.isUnlikely) return found.isSoldOut ? wordsLimitMs : drawingLimitMs;
  if (found.button && !found.button.isOfAnother && (!found.button.isGuessed || isSelling(found))) return 0;
  return found.isSoldOut ? wordsLimitMs : drawingLimitMs;
}

/**
 * A disabled button, without choices or a word about the stock, may wait for a script that draws the choices
 * too.
 */
function isOnlyShut({ groups, button, product }: ProductPage): boolean {
  return groups.length === 0 && button?.disabled === true && !isSaidGone(product, button);
}
