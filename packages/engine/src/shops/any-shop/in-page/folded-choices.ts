/// <reference lib="dom" />

import { deepRoots } from "../../../page/in-page/deep-roots.ts";
import { allWithin, childrenOf, findWithin, nextOf } from "../../../page/in-page/flat-tree.ts";
import { isShown } from "../../../page/in-page/is-shown.ts";
import { selectorOf } from "../../../page/in-page/selector-of.ts";
import { belongsToPurchase, purchaseArea } from "./purchase-area.ts";

const choices = "input[type=radio], input[type=checkbox], select, [role=radio], [role=checkbox]";
const texts = "input[type=text], input:not([type]), textarea";
/** A review, a question or a newsletter, not a text for the goods. */
const ofSomethingElse = "input[type=email], input[type=password], form";
const mostFolds = 8;

/** Selectors of what unfolds parts of the product's page that are shut and hold choices or texts beside its button. */
export function foldedChoices(button: Element): string[] {
  const area = purchaseArea(button);
  const roots = deepRoots();
  const summaries = allWithin(area, "details:not([open])")
    .filter((details) => findWithin(details, choices) !== null)
    .flatMap((details) => childrenOf(details).find((child) => child.matches("summary")) ?? []);
  const openers = allWithin(area, "[aria-expanded=false]:not([role=combobox], [aria-haspopup])").filter(
    (opener) => holdsHiddenChoices(opener),
  );
  return [...summaries, ...openers]
    .filter((opener) => isShown(opener) && belongsToPurchase(opener, button))
    .slice(0, mostFolds)
    .map((opener) => selectorOf(opener, roots));
}

/** In the part that it says it controls, or right behind it. */
function holdsHiddenChoices(opener: Element): boolean {
  const root = opener.getRootNode();
  const id = opener.getAttribute("aria-controls") ?? "";
  const named = root instanceof Document || root instanceof ShadowRoot ? root.getElementById(id) : null;
  const part = named ?? nextOf(opener);
  if (!part || isShown(part)) return false;
  const isForGoods = findWithin(part, texts) !== null && findWithin(part, ofSomethingElse) === null;
  return findWithin(part, choices) !== null || isForGoods;
}
