/// <reference lib="dom" />
import { deepRoots } from "./deep-roots.ts";
import { isShown } from "./is-shown.ts";
import type { ElementSnapshot } from "./read-pressables.ts";
import { describePressable } from "./read-pressables.ts";
import { selectorOf } from "./selector-of.ts";

export interface TargetSnapshot extends ElementSnapshot {
  /** Every address that a press could lead to: of the link, of the form, of the button itself. */
  addresses: string[];
  isDownload: boolean;
  /** Words of its value, where they are not its text. */
  value: string;
  /** Other things to press lie within it, so that a press on it would meet one of them. */
  holdsOthers: boolean;
  isShown: boolean;
  /** The control that it is or stands for. */
  control: { selector: string; name: string; type: string } | null;
}

/** What a press on this element would mean, as far as the page tells. */
export function describeTarget(element: Element): TargetSnapshot {
  const roots = deepRoots();
  const pressable = describePressable(element, roots);
  const link = element.closest("a[href], area[href]");
  const label = element.closest("label");
  const labelled = label?.control ?? element.querySelector("label")?.control ?? null;
  const fields = "input:not([type=submit], [type=image], [type=button], [type=reset]), select, textarea";
  const own = [element, labelled].find((one) => one?.matches(fields)) ?? null;
  const form = element.closest("form");
  const others = element.querySelectorAll(
    "button, a[href], input[type=submit], input[type=image], [role=button]",
  );
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
          selector: selectorOf(own, roots),
          name: own.getAttribute("name") ?? "",
          type: own.getAttribute("type") ?? own.localName,
        }
      : null,
  };
}
