/// <reference lib="dom" />

import { allWithin, closest, findWithin } from "../tree/flat-tree.ts";
import { selectorOf } from "../tree/selector-of.ts";
import { isShown } from "../visibility/is-shown.ts";
import type { ElementSnapshot } from "./read-pressables.ts";
import { describePressable } from "./read-pressables.ts";

export interface TargetSnapshot extends ElementSnapshot {
  /** All addresses that a press could lead to: the link's, the form's, the button's own. */
  addresses: string[];
  isDownload: boolean;
  /** The text of its value, which may differ from its own text. */
  value: string;
  /** It contains other pressable elements, so a press might hit one of them instead. */
  holdsOthers: boolean;
  isShown: boolean;
  /** The control that it is or represents. */
  control: { selector: string; name: string; type: string } | null;
}

/** What pressing this element would do, as far as the page shows. */
export function describeTarget(element: Element): TargetSnapshot {
  const pressable = describePressable(element);
  const link = closest(element, "a[href], area[href]");
  const label = closest(element, "label");
  const labelled = label?.control ?? findWithin(element, "label")?.control ?? null;
  const fields = "input:not([type=submit], [type=image], [type=button], [type=reset]), select, textarea";
  const own = [element, labelled].find((one) => one?.matches(fields)) ?? null;
  const form = closest(element, "form");
  const others = allWithin(element, "button, a[href], input[type=submit], input[type=image], [role=button]");
  const written = [
    link?.getAttribute("href"),
    element.getAttribute("formaction"),
    pressable.isSubmit ? form?.getAttribute("action") : null,
  ];
  return {
    ...pressable,
    addresses: written.flatMap((address) => {
      const url = address ? URL.parse(address, document.baseURI) : null;
      return url ? [url.href] : [];
    }),
    isDownload: link?.hasAttribute("download") ?? false,
    value: (element.getAttribute("value") ?? "").slice(0, 120),
    holdsOthers:
      (!element.matches("a[href], button") && others.length > 0) || (labelled !== null && own === null),
    isShown: isShown(element),
    control: own
      ? {
          selector: selectorOf(own),
          name: own.getAttribute("name") ?? "",
          type: own.getAttribute("type") ?? own.localName,
        }
      : null,
  };
}
