import { awaitStir } from "../../page/waiting/await-stir.ts";
import { settle } from "../../page/waiting/settle.ts";
import type { Visit } from "../../phases/visit.ts";
import { listsVersions } from "./find-versions.ts";
import { groupsToSettle } from "./groups-to-settle.ts";
import { isSaidGone, type ProductPage, readProductPage } from "./product-page.ts";

/** What a page does not show so long after it came to rest, it does not sell. */
const drawingLimitMs = 3_000;
/**
 * The same where it says that there is none left: of another variant perhaps, while its buttons wait for their words. And
 * where it names the versions of its product, which are sold on pages of their own, or shows what to choose first.
 */
const wordsLimitMs = 1_000;
/** A page whose script opens its button does so within this time. */
const openingLimitMs = 5_000;

/** Reads a product page that was just opened: one that is drawn by script may stand still for a moment before it is whole. */
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
    await awaitStir(visit.page, visit.pace, { leastMs: 30, limitMs: 250 });
    await settle(visit.page, visit.pace, { limitMs: 3_000 });
  }
}

/** A form with a button sells something only where there is a price, or a word about it, or both wait for a choice. */
export function isSelling(found: ProductPage): boolean {
  return found.product.isDeclared || found.price !== undefined || waitsForChoice(found);
}

/** Some shops tell the price of what was chosen only, and write on their shut button that one is to choose. */
function waitsForChoice({ button, groups }: ProductPage): boolean {
  return button?.asksToChoose === true && button.disabled && groupsToSettle(groups).length > 0;
}

function patienceMs(found: ProductPage): number {
  if (isOnlyShut(found)) return found.isSoldOut ? openingLimitMs : drawingLimitMs;
  if (found.button?.isAwaited) return wordsLimitMs;
  if (found.button?.isUnlikely) return found.isSoldOut ? wordsLimitMs : drawingLimitMs;
  if (found.button && !found.button.isOfAnother && (!found.button.isGuessed || isSelling(found))) return 0;
  return found.isSoldOut ? wordsLimitMs : drawingLimitMs;
}

/** A button that is shut, beside nothing to choose and no word of the stock, may wait for the script that draws the choices too. */
function isOnlyShut({ groups, button, product }: ProductPage): boolean {
  return groups.length === 0 && button?.disabled === true && !isSaidGone(product, button);
}
