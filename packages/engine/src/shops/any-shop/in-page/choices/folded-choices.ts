/// <reference lib="dom" />

import { staysOnPage } from "../../../../page/in-page/presses/stays-on-page.ts";
import { shownText, textOf } from "../../../../page/in-page/text/text-of.ts";
import {
  allWithin,
  childrenOf,
  contains,
  findWithin,
  nextOf,
  parentOf,
} from "../../../../page/in-page/tree/flat-tree.ts";
import { selectorOf } from "../../../../page/in-page/tree/selector-of.ts";
import { isShown } from "../../../../page/in-page/visibility/is-shown.ts";
import { belongsToPurchase, purchaseArea } from "../purchase-area.ts";

const choices = "input[type=radio], input[type=checkbox], select, [role=radio], [role=checkbox]";
/** How many of each of the goods. */
const numbers = "input[type=number]";
const texts = "input[type=text], input:not([type]), textarea";
/** A review, a question or a newsletter, not a text for the goods. */
const ofSomethingElse = "input[type=email], input[type=password], form";
const mostFolds = 8;
const longestCount = 20;

/** Selectors of what unfolds parts of the product's page that are shut and hold choices or texts beside its button. */
export function foldedChoices(button: Element): string[] {
  const area = purchaseArea(button);
  const summaries = allWithin(area, "details:not([open])")
    .filter((details) => findWithin(details, `${choices}, ${numbers}`) !== null)
    .flatMap((details) => childrenOf(details).find((child) => child.matches("summary")) ?? []);
  const openers = allWithin(area, "[aria-expanded=false]:not([role=combobox], [aria-haspopup])").filter(
    (opener) => holdsHiddenChoices(opener),
  );
  const rests = allWithin(area, "a, button:not([type=submit]), [role=button]").filter((opener) =>
    countsHiddenChoices(opener),
  );
  return [...summaries, ...openers, ...rests]
    .filter((opener) => isShown(opener) && belongsToPurchase(opener, button))
    .slice(0, mostFolds)
    .map((opener) => selectorOf(opener));
}

/** "+5 more" beside choices of which five are hidden. */
function countsHiddenChoices(opener: Element): boolean {
  const text = shownText(opener, 40).trim();
  const [number, ...others] = text.match(/\d+/g) ?? [];
  const isShort = text.length <= longestCount && number !== undefined && others.length === 0;
  if (!isShort || (opener instanceof HTMLAnchorElement && !staysOnPage(opener))) return false;
  const row = childrenOf(parentOf(opener)).length > 1 ? parentOf(opener) : parentOf(parentOf(opener));
  const ofRow = childrenOf(row).filter((one) => !contains(one, opener) && holdsChoice(one));
  const hidden = ofRow.filter((one) => !isShown(one));
  return hidden.length === Number(number) && hidden.length < ofRow.length;
}

function holdsChoice(element: Element): boolean {
  const pressed = `${choices}, button, a`;
  return element.matches(pressed) || findWithin(element, pressed) !== null;
}

/** In the part that it says it controls, or right behind it. */
function holdsHiddenChoices(opener: Element): boolean {
  const root = opener.getRootNode();
  const id = opener.getAttribute("aria-controls") ?? "";
  const named = root instanceof Document || root instanceof ShadowRoot ? root.getElementById(id) : null;
  const part = named ?? nextOf(opener);
  if (!part || isShown(part)) return false;
  const isForGoods = findWithin(part, texts) !== null && findWithin(part, ofSomethingElse) === null;
  const holdsChoices = findWithin(part, `${choices}, ${numbers}`) !== null;
  return holdsChoices || isForGoods || namesOneOf(opener, part);
}

/** "Legs: Natural oak", where that is one of the buttons of the part that is shut. */
function namesOneOf(opener: Element, part: Element): boolean {
  const titles = allWithin(part, "button:not([type=submit]), [role=button], [role=tab]").map((one) =>
    textOf(one, 40).trim(),
  );
  const shown = shownText(opener, 80);
  return titles.length > 1 && titles.some((title) => title.length > 2 && shown.includes(title));
}
