/// <reference lib="dom" />
import { deepAll } from "../../../page/in-page/tree/deep-all.ts";
import { deepRoots } from "../../../page/in-page/tree/deep-roots.ts";
import { contentOf } from "../../../page/in-page/tree/flat-text.ts";

/** The sum of the numbers beside the page's cart, including hidden badges: it grows with the cart. */
export function readCartCount(): number {
  const places =
    "[class*=cart i], [id*=cart i], [class*=basket i], [id*=basket i], [class*=bag i], [class*=badge i], [data-cart-count], a[href*=cart i], a[href*=basket i]";
  const counts = deepAll(deepRoots(), places).flatMap((element) => {
    const text = (element.getAttribute("data-cart-count") ?? contentOf(element)).replace(/\s+/g, " ").trim();
    const found = text.length <= 40 ? /(?<![\d.,])(\d{1,3})(?![\d.,])/.exec(text)?.[1] : undefined;
    return found === undefined ? [] : [Number(found)];
  });
  return counts.reduce((sum, count) => sum + count, 0);
}
