/// <reference lib="dom" />
import { allWithin, closest, parentOf } from "../../../../page/in-page/tree/flat-tree.ts";
import { isShown } from "../../../../page/in-page/visibility/is-shown.ts";
import { choiceTitle, optionName } from "../choices/option-name.ts";
import { belongsToPurchase, purchaseArea } from "../purchase-area.ts";

export interface SisterGroup {
  name: string;
  sisters: { title: string; address: string; isCurrent: boolean }[];
}

/** Rows of named links to other pages of the shop beside the button: each is a separate product. Its menu is none. */
export function readSisters(button: Element): SisterGroup[] {
  if (closest(button, "nav, [role=navigation]")) return [];
  const rows = new Map<Element | null, HTMLAnchorElement[]>();
  for (const link of allWithin<HTMLAnchorElement>(purchaseArea(button), "a[href]")) {
    const isElsewhere = link.host !== location.host || link.getAttribute("href")?.startsWith("#") === true;
    const isTrail = closest(
      link,
      "[class*=breadcrumb i], [class*=tag i], [class*=categor i], [class*=pagina i]",
    );
    if (isElsewhere || isTrail || !isShown(link) || !belongsToPurchase(link, button)) continue;
    const wrapper = parentOf(link)?.matches("li") ? parentOf(parentOf(link)) : parentOf(link);
    rows.set(wrapper, [...(rows.get(wrapper) ?? []), link]);
  }
  const here = location.pathname + location.search;
  const isCurrent = (link: HTMLAnchorElement) =>
    link.pathname + link.search === here || link.getAttribute("aria-current") === "true";
  return [...rows.values()]
    .filter((row) => row.length >= 2 && new Set(row.map((link) => link.href)).size === row.length)
    .map((row) => ({
      name: row[0] ? optionName(row[0]) : "",
      sisters: row.map((link) => ({
        title: choiceTitle(link),
        address: link.href,
        isCurrent: isCurrent(link),
      })),
    }))
    .filter(
      ({ name, sisters }) => name !== "" && sisters.every(({ title }) => title !== "" && title.length <= 40),
    );
}
