/// <reference lib="dom" />

declare const deepRoots: typeof import("../../../page/in-page/deep-roots.ts").deepRoots;
declare const isShown: typeof import("../../../page/in-page/is-shown.ts").isShown;
declare const isUsable: typeof import("../../../page/in-page/read-controls.ts").isUsable;
declare const nativeListOf: typeof import("../../../page/in-page/native-list.ts").nativeListOf;
declare const standInOf: typeof import("../../../page/in-page/stand-in.ts").standInOf;
declare const selectorOf: typeof import("../../../page/in-page/selector-of.ts").selectorOf;
declare const shownText: typeof import("../../../page/in-page/text-of.ts").shownText;
declare const referencedText: typeof import("../../../page/in-page/text-of.ts").referencedText;
declare const optionName: typeof import("./option-name.ts").optionName;
declare const titleOfOption: typeof import("../../../page/in-page/title-of-option.ts").titleOfOption;
declare const groupLabel: typeof import("../../../page/in-page/label-of.ts").groupLabel;
declare const choiceTitle: typeof import("./option-name.ts").choiceTitle;
declare const titleOfBox: typeof import("./option-name.ts").titleOfBox;
declare const asksToChoose: typeof import("./option-name.ts").asksToChoose;
declare const purchaseArea: typeof import("./purchase-area.ts").purchaseArea;
declare const belongsToPurchase: typeof import("./purchase-area.ts").belongsToPurchase;

export interface OptionChoiceSnapshot {
  title: string;
  value: string;
  /** Of the element that chooses it; for the choice of a list, of the list. */
  selector: string;
  enabled: boolean;
  isChosen: boolean;
}

export interface OptionGroupSnapshot {
  /** A list box that is drawn by script has no choices before it is opened. */
  kind: "select" | "radio" | "checkbox" | "buttons" | "listbox";
  name: string;
  isRequired: boolean;
  /** Of what holds the group together: the list, the first box, the first button. */
  selector: string;
  /** What a script has drawn in the place of a list that is out of sight. */
  drawnBy?: string | undefined;
  choices: OptionChoiceSnapshot[];
}

/** What is to be chosen beside the button that adds to the cart, in the order of the page. */
export function readOptionGroups(button: Element): OptionGroupSnapshot[] {
  const roots = deepRoots();
  const area = purchaseArea(button);
  const isMeant = (element: Element) => belongsToPurchase(element, button);
  const lists = [...area.querySelectorAll("select")].filter(
    (list) => isMeant(list) && (isUsable(list) || drawnFor(list, area) !== undefined),
  );
  const boxes = [
    ...area.querySelectorAll<HTMLInputElement>("input[type=radio], input[type=checkbox]"),
  ].filter((box) => isMeant(box) && isUsable(box));
  const named = new Map<string, HTMLInputElement[]>();
  for (const box of boxes) named.set(box.name, [...(named.get(box.name) ?? []), box]);
  const found = [
    ...lists.map((list) => ({
      at: list as Element,
      group: { ...listGroup(list, roots), drawnBy: selectorOfDrawn(list, area, roots) },
    })),
    ...[...named.values()].map((group) => ({ at: group[0] as Element, group: boxGroup(group, roots) })),
    ...listBoxes(area, button)
      .filter((box) => !lists.some((list) => box.contains(list) || nativeListOf(box) === list))
      .map((box) => ({ at: box, group: listBoxGroup(box, roots) })),
    ...buttonGroups(area, button).map((group) => ({
      at: group[0] as Element,
      group: buttonGroup(group, roots),
    })),
  ];
  const inOrder = found.sort(({ at }, { at: other }) =>
    at.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  return inOrder
    .map(({ group }) => group)
    .filter(({ kind, choices }) => kind === "select" || kind === "listbox" || choices.length > 0);
}

/** What a person sees in the place of a list that is out of sight, whether it is marked as a list or not. */
export function drawnFor(list: HTMLSelectElement, area: Element): Element | undefined {
  const marked = area.querySelectorAll("[role=combobox], [aria-haspopup=listbox]");
  return standInOf(list) ?? [...marked].find((opener) => isShown(opener) && nativeListOf(opener) === list);
}

export function selectorOfDrawn(
  list: HTMLSelectElement,
  area: Element,
  roots: (Document | ShadowRoot)[],
): string | undefined {
  const drawn = drawnFor(list, area);
  return drawn && selectorOf(drawn, roots);
}

export function listGroup(list: HTMLSelectElement, roots: (Document | ShadowRoot)[]): OptionGroupSnapshot {
  const selector = selectorOf(list, roots);
  const isPlaceholder = ({ value, text }: HTMLOptionElement) => value === "" || asksToChoose(text);
  return {
    kind: "select",
    name: optionName(list),
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
      })),
  };
}

export function boxGroup(group: HTMLInputElement[], roots: (Document | ShadowRoot)[]): OptionGroupSnapshot {
  const [first] = group;
  const isRadio = first?.type === "radio";
  const marked =
    first?.closest("[class*=required i]") !== null &&
    first?.closest("[class*=required i]")?.tagName !== "FORM";
  const isStarred = first !== undefined && /\*\s*:?\s*$/.test(groupLabel(first));
  return {
    kind: isRadio ? "radio" : "checkbox",
    name: first ? optionName(first) : "",
    isRequired: isRadio || marked || isStarred || group.some(({ required }) => required),
    selector: first ? selectorOf(first, roots) : "",
    choices: group
      .map((box) => ({
        title: titleOfBox(box),
        value: box.value,
        selector: selectorOf(box, roots),
        enabled: !box.disabled,
        isChosen: box.checked,
      }))
      .filter(({ title }) => !isRadio || title === "" || !asksToChoose(title)),
  };
}

/** What opens a list that is drawn by script. A field to type into is a search. */
export function listBoxes(area: Element, button: Element): Element[] {
  const openers =
    "[role=combobox]:not(input), button[aria-haspopup=listbox], [role=button][aria-haspopup=listbox]";
  return [...area.querySelectorAll(openers)].filter(
    (opener) => opener !== button && isShown(opener) && belongsToPurchase(opener, button),
  );
}

export function listBoxGroup(opener: Element, roots: (Document | ShadowRoot)[]): OptionGroupSnapshot {
  const named = referencedText(opener, "aria-labelledby") || (opener.getAttribute("aria-label") ?? "");
  const shown = shownText(opener, 60);
  const name = named.endsWith(shown) ? named.slice(0, named.length - shown.length) : named;
  return {
    kind: "listbox",
    name: (name || optionName(opener))
      .replace(/[*:\s]+$/g, "")
      .trim()
      .slice(0, 80),
    isRequired: true,
    selector: selectorOf(opener, roots),
    choices: [],
  };
}

/** Rows of things to press that exclude one another: sizes as buttons, colours as swatches. */
export function buttonGroups(area: Element, button: Element): Element[][] {
  const telling =
    "[aria-pressed], [aria-checked]:not(input), [role=radio], [data-value]:not(option, input, select), [data-option-value], [data-variant-value], [data-attribute-value], [class*=swatch i]:is(a, button, li, label, span), button[type=button], button:not([type], form *)";
  const rows = new Map<Element | null, Element[]>();
  for (const element of area.querySelectorAll(telling)) {
    const holdsControl = element.querySelector("input, select, button") !== null;
    const opensMore = element.matches(
      "[aria-expanded], [aria-haspopup], [role=combobox], [aria-controls]:not([role])",
    );
    const isMeant =
      element !== button &&
      !holdsControl &&
      !opensMore &&
      isShown(element) &&
      belongsToPurchase(element, button);
    if (!isMeant || element.closest("label")?.querySelector("input")) continue;
    const wrapper = element.parentElement?.matches("li")
      ? element.parentElement.parentElement
      : element.parentElement;
    rows.set(wrapper, [...(rows.get(wrapper) ?? []), element]);
  }
  return [...rows.values()].filter((row) => {
    const names = row.map((element) => choiceTitle(element));
    const isWorded = names.every((name) => /[\p{L}\p{N}]/u.test(name) && name.length <= 40);
    return (
      row.length >= 2 &&
      isWorded &&
      new Set(names).size === row.length &&
      optionName(row[0] ?? area, names) !== ""
    );
  });
}

export function buttonGroup(row: Element[], roots: (Document | ShadowRoot)[]): OptionGroupSnapshot {
  const [first] = row;
  const isOn = (element: Element) =>
    ["aria-pressed", "aria-checked", "aria-selected"].some((name) => element.getAttribute(name) === "true") ||
    /(^|[\s_-])(selected|active|checked|current|on)([\s_-]|$)/i.test(element.getAttribute("class") ?? "");
  const isOff = (element: Element) =>
    element.matches(":disabled, [aria-disabled=true]") ||
    /(^|[\s_-])(disabled|unavailable|sold-?out|out-of-stock)([\s_-]|$)/i.test(
      element.getAttribute("class") ?? "",
    );
  return {
    kind: "buttons",
    name: first ? optionName(first, row.map(choiceTitle)) : "",
    isRequired: true,
    selector: first ? selectorOf(first, roots) : "",
    choices: row.map((element) => ({
      title: choiceTitle(element),
      value: element.getAttribute("data-value") ?? choiceTitle(element),
      selector: selectorOf(element, roots),
      enabled: !isOff(element),
      isChosen: isOn(element),
    })),
  };
}
