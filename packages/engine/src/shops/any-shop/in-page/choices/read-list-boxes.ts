/// <reference lib="dom" />

import { componentOptions } from "../../../../page/in-page/controls/component-list.ts";
import { currentValue } from "../../../../page/in-page/controls/current-value.ts";
import { isPressedBox } from "../../../../page/in-page/controls/pressed-box.ts";
import { boxAround } from "../../../../page/in-page/controls/search-box.ts";
import { floatingText, labelOf } from "../../../../page/in-page/text/label-of.ts";
import { shownText } from "../../../../page/in-page/text/text-of.ts";
import { allWithin, findWithin, outermost } from "../../../../page/in-page/tree/flat-tree.ts";
import { selectorOf } from "../../../../page/in-page/tree/selector-of.ts";
import { drawnLists } from "../../../../page/in-page/tree/selectors.ts";
import { isShown } from "../../../../page/in-page/visibility/is-shown.ts";
import { belongsToPurchase } from "../purchase-area.ts";
import { menuOpeners } from "./menu-opener.ts";
import type { OptionGroupSnapshot } from "./option-group-snapshot.ts";
import { optionName } from "./option-name.ts";

/** The openers of lists drawn by script: the box itself, or the box around a search field. */
export function listBoxes(area: Element, button: Element): Element[] {
  const openers =
    "[role=combobox]:not(input), :is(button, [role=button])[aria-haspopup=listbox], input:is([role=combobox]:not([aria-haspopup=dialog]), [aria-haspopup=listbox])";
  const boxes = allWithin(area, `${openers}, input[readonly]`);
  const components = allWithin(area, "[aria-haspopup]").filter((one) => componentOptions(one).length > 0);
  const menus = menuOpeners(area, button);
  const opening = [
    ...boxes.filter((box) => !box.matches("input[readonly]") || isList(box)),
    ...[...new Set([...components, ...menus])].filter((one) => !boxes.includes(one)),
  ];
  const found = opening.flatMap((opener) => {
    const isPressed = !(opener instanceof HTMLInputElement) && isShown(opener);
    const box = isPressed ? opener : (boxAround(opener) ?? opener);
    return box !== button && isShown(box) && belongsToPurchase(box, button) ? [box] : [];
  });
  return outermost(found);
}

function isList(input: Element): boolean {
  return input.matches(drawnLists) || isPressedBox(input);
}

/** The list's field inside its box, if it has one: it may hold the choice, and has the label. */
function fieldIn(box: Element): Element {
  const marked = findWithin(box, "[role=combobox], input[aria-haspopup=listbox]");
  return marked ?? allWithin(box, "input[readonly]").find(isPressedBox) ?? box;
}

/** The choice that the box shows. */
export function shownInBox(box: Element): string {
  const field = fieldIn(box);
  // Its name may be drawn in the box.
  return currentValue(field) || (isPressedBox(field) ? "" : shownText(box, 100));
}

export function listBoxGroup(box: Element): OptionGroupSnapshot {
  const field = fieldIn(box);
  const shown = currentValue(field);
  const named = withoutChosen(labelOf(field), shown) || (isPressedBox(field) ? floatingText(field) : "");
  const name = named || optionName(field, [shown]) || optionName(box, [shown]);
  return {
    kind: "listbox",
    name: withoutChosen(name, shown).slice(0, 80),
    isRequired: true,
    selector: selectorOf(box),
    choices: [],
  };
}

/** Shops repeat the choice in what they write above a list: "Diameter: 45 cm". Its first line may repeat its name. */
export function nameOfList(list: HTMLSelectElement, drawn: Element | undefined): string {
  const [selected] = list.selectedOptions;
  const chosen = selected && selected.value !== "" ? selected.text.trim() : "";
  return (
    withoutChosen(labelOf(list), chosen) ||
    (drawn && withoutChosen(labelOf(drawn), shownText(drawn))) ||
    optionName(list)
  );
}

/**
 * A label around its list also contains the choice, and may repeat the list's name. The choice is removed as a whole word
 * only: "S" is in "Size" as well.
 */
function withoutChosen(name: string, shown: string): string {
  const word = `(?<![\\p{L}\\p{N}])${RegExp.escape(shown)}(?![\\p{L}\\p{N}])`;
  const rest = shown === "" ? name : name.replace(new RegExp(word, "gu"), " ");
  const plain = rest
    .replace(/\s+/g, " ")
    .replace(/(?<![*:\s])[*:\s]+$/g, "")
    .trim();
  const half = plain.slice(0, Math.floor(plain.length / 2));
  return plain === `${half} ${half}` ? half : plain;
}
