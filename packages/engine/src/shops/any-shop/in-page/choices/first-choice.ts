/// <reference lib="dom" />

import { deepAll } from "../../../../page/in-page/tree/deep-all.ts";
import { deepRoots } from "../../../../page/in-page/tree/deep-roots.ts";
import { allWithin, findWithin } from "../../../../page/in-page/tree/flat-tree.ts";
import { selectorOf } from "../../../../page/in-page/tree/selector-of.ts";
import { isUsable } from "../../../../page/in-page/visibility/is-usable.ts";
import { belongsToPurchase } from "../purchase-area.ts";
import { drawnFor } from "./read-option-groups.ts";

/** The first choice in the form with the product's name or price; null if there is none. */
export function firstChoice(): string | null {
  const roots = deepRoots();
  const forms = deepAll(roots, "form").filter(
    (form) =>
      form.getAttribute("method")?.toLowerCase() === "post" &&
      findWithin(form, "h1, [itemprop=name], [itemprop=price]") !== null,
  );
  for (const form of forms) {
    const choices = allWithin<HTMLElement>(form, "select, input[type=radio]");
    const first = choices.find(
      (choice) =>
        belongsToPurchase(choice, form) &&
        (isUsable(choice) || (choice instanceof HTMLSelectElement && drawnFor(choice, form) !== undefined)),
    );
    if (first) return selectorOf(first);
  }
  return null;
}
