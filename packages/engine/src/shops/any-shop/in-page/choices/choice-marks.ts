/// <reference lib="dom" />

import { shownText } from "../../../../page/in-page/text/text-of.ts";
import { allWithin, closest, parentOf } from "../../../../page/in-page/tree/flat-tree.ts";
import { hashOf } from "../../../../page/in-page/tree/hash-of.ts";
import { classNames } from "../../../../words/pages/markup-names.ts";
import { prominentPrice } from "../prominent-price.ts";
import { purchaseArea } from "../purchase-area.ts";
import { tellersOf } from "./tellers-of.ts";

/** Hashes of what may show that a choice is made, to be compared with what was there before. */
export interface ChoiceMarks {
  /** Of the choice itself. */
  own: number;
  /** Of the words beside the row, the price, the form's values and the address. */
  around: number;
}

const telling = ["style", "aria-pressed", "aria-checked", "aria-selected", "aria-current", "data-state"];

export function choiceMarks(choice: Element): ChoiceMarks {
  const row = closest(choice, "li") ?? choice;
  const part = parentOf(parentOf(row)) ?? row;
  const around = [
    shownText(part, 400),
    prominentPrice(choice),
    location.pathname + location.search,
    ...valuesIn(purchaseArea(choice)),
  ];
  return { own: hashOf(tellersOf(choice).map(marksOf)), around: hashOf(around) };
}

/** Classes that change with the pointer or focus say nothing. */
function marksOf(element: Element): string {
  const classes = (element.getAttribute("class") ?? "").replace(classNames.passing, (name) =>
    classNames.chosen.test(name) ? name : "",
  );
  const states = telling.map((name) => element.getAttribute(name) ?? "");
  const isOn = element instanceof HTMLInputElement && element.checked;
  return [classes, ...states, isOn ? "on" : ""].join("|");
}

/** Of hidden fields as well: most choices drawn by a script are kept in one. */
function valuesIn(area: Element): string[] {
  const fields = allWithin<HTMLInputElement | HTMLSelectElement>(area, "input:not([type=password]), select");
  return [...fields].map((field) =>
    field instanceof HTMLInputElement && field.matches("[type=radio], [type=checkbox]")
      ? String(field.checked)
      : field.value.slice(0, 100),
  );
}
