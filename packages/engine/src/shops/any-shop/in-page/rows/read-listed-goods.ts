/// <reference lib="dom" />

import { writesPrice } from "../../../../page/in-page/amounts/writes-price.ts";
import { wordsOn } from "../../../../page/in-page/presses/pressed-element.ts";
import { shownText } from "../../../../page/in-page/text/text-of.ts";
import { contentOf } from "../../../../page/in-page/tree/flat-text.ts";
import {
  allWithin,
  closest,
  contains,
  findWithin,
  isLeaf,
  parentOf,
} from "../../../../page/in-page/tree/flat-tree.ts";
import { isShown } from "../../../../page/in-page/visibility/is-shown.ts";

/** Something that a page links to by its name: goods, a category, an article. */
export interface ListedGoods {
  name: string;
  address: string;
  /** With a price in its entry, as goods have. */
  isPriced: boolean;
  /** In the header, the navigation or the footer, or a path. */
  isAside: boolean;
}

const mostLinks = 400;
const longestName = 160;
const mostPieces = 6_000;
/** "From 1 234,50 € per piece". */
const longestPrice = 32;
/** "Free shipping from $60" is no price of goods. */
const mostLetters = 12;
const asides = "nav, header, footer, [role=navigation], [class*=breadcrumb i], [class*=pagina i]";
const titles = "h1, h2, h3, h4, h5, h6, [class*=title i], [class*=name i]";

export interface GoodsOnPage {
  /** What the page links to on its own host, by name, each address once. */
  listed: ListedGoods[];
  /** A price stands outside of the entries of a list, as that of a page's own product does. */
  hasOwnPrice: boolean;
}

export function readListedGoods(): GoodsOnPage {
  const links = allWithin<HTMLAnchorElement>(document.documentElement, "a[href]")
    .filter((link) => isOtherPage(link) && isShown(link))
    .slice(0, mostLinks);
  const found = new Map<string, ListedGoods>();
  const entries = new Set<Element>();
  for (const link of links) {
    const entry = entryOf(link);
    const name = nameOf(link, entry);
    const known = found.get(link.href);
    // Of a picture and a text that lead to the same page, the longer words are its name.
    if (name === "" || (known && known.name.length >= name.length)) continue;
    const isAside = closest(link, asides) !== null;
    const isPriced = !isAside && hasPrice(entry);
    if (isPriced) entries.add(entry);
    found.set(link.href, { name, address: link.href, isPriced, isAside });
  }
  return { listed: [...found.values()], hasOwnPrice: pricesOutside([...entries]) };
}

function pricesOutside(entries: readonly Element[]): boolean {
  const pieces = allWithin(document.body, "*").slice(0, mostPieces);
  return pieces.some((piece) => {
    const text = isLeaf(piece) ? contentOf(piece).trim() : "";
    const letters = text.replace(/\P{L}/gu, "").length;
    if (text === "" || text.length > longestPrice || letters > mostLetters || !writesPrice(text))
      return false;
    return !closest(piece, asides) && !entries.some((entry) => contains(entry, piece)) && isShown(piece);
  });
}

/** The largest part around a link in which no other one leads to another page. */
function entryOf(link: HTMLAnchorElement): Element {
  let entry: Element = link;
  for (let part = parentOf(link); part && !part.matches("main, body, html"); part = parentOf(part)) {
    const others = allWithin<HTMLAnchorElement>(part, "a[href]").some(
      (other) => other.href !== link.href && !staysOnPage(other),
    );
    if (others || findWithin(part, "h1")) break;
    entry = part;
  }
  return entry;
}

function nameOf(link: HTMLAnchorElement, entry: Element): string {
  const title = findWithin(link, titles) ?? findWithin(entry, titles);
  const said = (title && shownText(title, longestName)) || wordsOn(link);
  return said.replace(/\s+/g, " ").trim().slice(0, longestName);
}

function hasPrice(entry: Element): boolean {
  return writesPrice(contentOf(entry).slice(0, 600));
}

/** An icon for a wish list leads to "#". */
function staysOnPage({ href, hash, host }: HTMLAnchorElement): boolean {
  const isHere = href.split("#")[0] === location.href.split("#")[0];
  return host === "" || (isHere && hash.length <= 1);
}

function isOtherPage({ host, pathname, search, protocol }: HTMLAnchorElement): boolean {
  const isPage = pathname + search !== location.pathname + location.search;
  return host === location.host && isPage && /^https?:$/.test(protocol);
}
