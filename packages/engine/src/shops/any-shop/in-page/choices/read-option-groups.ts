/// <reference lib="dom" />

import { componentOf } from "../../../../page/in-page/controls/component-of.ts";
import { nativeListOf } from "../../../../page/in-page/controls/native-list.ts";
import { standInOf } from "../../../../page/in-page/controls/stand-in.ts";
import { groupLabel } from "../../../../page/in-page/text/label-of.ts";
import { titleOfOption } from "../../../../page/in-page/text/title-of-option.ts";
import { deepRoots } from "../../../../page/in-page/tree/deep-roots.ts";
import { allWithin, closest, contains, isBefore } from "../../../../page/in-page/tree/flat-tree.ts";
import { selectorOf } from "../../../../page/in-page/tree/selector-of.ts";
import { drawnLists } from "../../../../page/in-page/tree/selectors.ts";
import { isShown } from "../../../../page/in-page/visibility/is-shown.ts";
import { isUsable } from "../../../../page/in-page/visibility/is-usable.ts";
import { asksToChoose } from "../../../../words/pages/asks-to-choose.ts";
import { belongsToPurchase, purchaseArea } from "../purchase-area.ts";
import { priceMatrix } from "../rows/price-matrix.ts";
import { buttonGroup, buttonGroups } from "./button-groups.ts";
import { choiceAround } from "./choice-around.ts";
import { linkGroups } from "./link-choices.ts";
import type { OptionGroupSnapshot } from "./option-group-snapshot.ts";
import { optionName, titleOfBox } from "./option-name.ts";
import { listBoxes, listBoxGroup, nameOfList } from "./read-list-boxes.ts";
import { sliderGroup, sliders } from "./slider-groups.ts";

/** The choices beside the add-to-cart button, in page order. */
export function readOptionGroups(button: Element): OptionGroupSnapshot[] {
  const roots = deepRoots();
  const area = purchaseArea(button);
  const isMeant = (element: Element) => belongsToPurchase(element, button);
  const rows = buttonGroups(area, button);
  const links = linkGroups(area, button, new Set(rows.flat()));
  const isOfRow = (part: Element) => [...rows, ...links].some(([choice]) => contains(part, choice));
  const drawnOf = new Map(
    allWithin(area, "select").map((list) => [
      list as HTMLSelectElement,
      drawnFor(list as HTMLSelectElement, area),
    ]),
  );
  // What holds the swatches may show the words of the one that was pressed, and is no second list of them.
  const lists = [...drawnOf.keys()].filter((list) => {
    const drawn = drawnOf.get(list);
    return isMeant(list) && (drawn ? !isOfRow(drawn) : isUsable(list));
  });
  const boxes = allWithin(area, "input[type=radio], input[type=checkbox]")
    .filter((box) => box instanceof HTMLInputElement)
    .filter((box) => isMeant(box) && isUsable(box));
  const named = Map.groupBy(boxes, (box) => {
    const place = componentOf(box);
    return `${roots.indexOf(rootOf(place))} ${box.name || (place.getAttribute("name") ?? "")}`;
  });
  const found = [
    ...lists.map((list) => ({ at: list as Element, group: listGroup(list, drawnOf.get(list)) })),
    ...[...named.values()].map((group) => ({ at: group[0] as Element, group: boxGroup(group) })),
    ...listBoxes(area, button)
      .filter((box) => !lists.some((list) => contains(box, list) || nativeListOf(box) === list))
      .map((box) => ({ at: box, group: listBoxGroup(box) })),
    ...sliders(area)
      .filter(isMeant)
      .map((slider) => ({ at: slider as Element, group: sliderGroup(slider) })),
    ...rows.map((group) => ({ at: group[0] as Element, group: buttonGroup(group) })),
    ...links.map((group) => ({
      at: group[0] as Element,
      group: { ...buttonGroup(group), isOfLinks: true as const },
    })),
  ];
  found.sort(({ at }, { at: other }) => (isBefore(at, other) ? -1 : 1));
  return withOwnNames(found).filter(
    ({ kind, choices }) => kind === "select" || kind === "listbox" || choices.length > 0,
  );
}

function rootOf(element: Element): Document | ShadowRoot {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root : document;
}

/** Of several with one name, each is called after the group it is in, too: "Right eye, Power". */
function withOwnNames(found: readonly { at: Element; group: OptionGroupSnapshot }[]): OptionGroupSnapshot[] {
  return found.map(({ at, group }) => {
    const isShared = found.some((other) => other.group !== group && other.group.name === group.name);
    const around = isShared ? groupLabel(at) : "";
    return around === "" || around === group.name ? group : { ...group, name: `${around}, ${group.name}` };
  });
}

/** The visible element in place of a hidden list, whether marked as a list or not. */
export function drawnFor(list: HTMLSelectElement, area: Element): Element | undefined {
  const marked = allWithin(area, drawnLists);
  return standInOf(list) ?? [...marked].find((opener) => isShown(opener) && nativeListOf(opener) === list);
}

function listGroup(list: HTMLSelectElement, drawn: Element | undefined): OptionGroupSnapshot {
  const selector = selectorOf(list);
  const isPlaceholder = ({ value, text }: HTMLOptionElement) => value === "" || asksToChoose(text);
  return {
    kind: "select",
    name: nameOfList(list, drawn),
    sentAs: list.name || list.id,
    drawnBy: drawn && selectorOf(drawn),
    ofChoice: choiceAround(list),
    isRequired: list.required || [...list.options].some(isPlaceholder),
    selector,
    choices: [...list.options]
      .filter((option) => !isPlaceholder(option))
      .map((option) => ({
        title: titleOfOption(option),
        value: option.value,
        selector,
        enabled: !option.disabled,
        isChosen: option.selected,
        isPreset: option.defaultSelected,
      })),
  };
}

function boxGroup(group: HTMLInputElement[]): OptionGroupSnapshot {
  const [first] = group;
  const isRadio = first?.type === "radio";
  const marked =
    closest(first, "[class*=required i]") !== null &&
    closest(first, "[class*=required i]")?.tagName !== "FORM";
  const isStarred = first !== undefined && /\*\s*:?\s*$/.test(groupLabel(first));
  const matrix = isRadio ? priceMatrix(group) : undefined;
  return {
    kind: isRadio ? "radio" : "checkbox",
    name: matrix?.name || (first ? optionName(first) : ""),
    isRequired: isRadio || marked || isStarred || group.some(({ required }) => required),
    selector: first ? selectorOf(first) : "",
    choices: group
      .map((box) => ({
        title: matrix?.titles.get(box) ?? titleOfBox(box),
        value: box.value,
        selector: selectorOf(box),
        enabled: !box.disabled,
        isChosen: box.checked,
        isPreset: isRadio && box.defaultChecked,
      }))
      .filter(({ title }) => !isRadio || title === "" || !asksToChoose(title)),
  };
}
