/// <reference lib="dom" />

import { wordsOn } from "../../../../page/in-page/presses/pressed-element.ts";
import { shownText } from "../../../../page/in-page/text/text-of.ts";
import { allWithin, closest, parentOf } from "../../../../page/in-page/tree/flat-tree.ts";
import { isShown } from "../../../../page/in-page/visibility/is-shown.ts";
import { partOf } from "./nested-rows.ts";

/** A row of a list with a link of its own, called as those of the other rows: "Sat 5 December [Book now]". */
export interface RowLink {
  /** What the row says besides. */
  title: string;
  address: string;
}

const longestTitle = 120;

/** The rows of each list in which every row leads to a page of the shop's by a link of the same words. */
export function readRowLinks(): RowLink[][] {
  const links = allWithin<HTMLAnchorElement>(document.documentElement, "a[href]").filter(
    (link) =>
      isOtherPage(link) &&
      isShown(link) &&
      wordsOn(link) !== "" &&
      !closest(link, "nav, header, footer, aside"),
  );
  const byWords = Map.groupBy(links, wordsOn);
  return [...byWords.values()].map(rowsOf).filter((rows) => rows.length > 0);
}

function rowsOf(links: HTMLAnchorElement[]): RowLink[] {
  const [first] = links;
  if (!first || links.length < 2) return [];
  const parts = links.map((link) => partOf(link, links));
  const [own] = parts;
  const areAlike = parts.every((part) => parentOf(part) === parentOf(own) && part.tagName === own?.tagName);
  const rows = links.map((link, at) => ({ title: titleOf(parts[at] ?? link, link), address: link.href }));
  const areTold = new Set(rows.map(({ title }) => title)).size === rows.length;
  const lead = new Set(rows.map(({ address }) => address)).size === rows.length;
  return areAlike &&
    areTold &&
    lead &&
    rows.every(({ title }) => title !== "" && title.length <= longestTitle)
    ? rows
    : [];
}

function titleOf(row: Element, link: Element): string {
  return shownText(row, 400).replace(shownText(link, 80), " ").replace(/\s+/g, " ").trim();
}

function isOtherPage({ host, pathname, search }: HTMLAnchorElement): boolean {
  return host === location.host && pathname + search !== location.pathname + location.search;
}
