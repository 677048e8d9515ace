/// <reference lib="dom" />

import { writesPrice } from "../../../page/in-page/amounts/writes-price.ts";
import { contentOf } from "../../../page/in-page/tree/flat-text.ts";
import {
  allWithin,
  childrenOf,
  closest,
  contains,
  findWithin,
  parentOf,
} from "../../../page/in-page/tree/flat-tree.ts";
import { mainHeading } from "./main-heading.ts";
import { proposals } from "./other-parts.ts";

/**
 * `another`: of a product with its own page. `proposed`: of a recommended product. `among`: in a row of entries
 * with a price and a button each, or with entries of other products, but without a link to another page, so it may
 * be this page's product.
 */
export type ButtonOwner = "page" | "another" | "proposed" | "among";

/** Tells which product a button belongs to, by the part of the page around it without the page's heading. */
export function ownersOnPage(heading = mainHeading()): (button: Element) => ButtonOwner {
  const title = contentOf(heading)?.replace(/\s+/g, " ").trim() ?? "";
  const known = new Map<Element, boolean>();
  const leadsToAnother = (place: Element, button: Element): boolean => {
    const before = known.get(place);
    if (before !== undefined) return before;
    const links = allWithin<HTMLAnchorElement>(place, "a[href]");
    const leads = links.some((link) => link !== button && isOfAnother(link, title));
    if (!contains(place, button)) known.set(place, leads);
    return leads;
  };
  const repeated = new Map<Element, boolean>();
  const isRepeated = (part: Element): boolean => {
    const before = repeated.get(part);
    if (before !== undefined) return before;
    const isOneOfMany = sells(part) && siblingsOf(part).some((other) => isAlike(other, part) && sells(other));
    repeated.set(part, isOneOfMany);
    return isOneOfMany;
  };
  return (button) => {
    if (!heading) return "page";
    const besides = closest(button, proposals);
    if (besides && !contains(besides, heading)) return "proposed";
    for (let part = parentOf(button); part && !contains(part, heading); part = parentOf(part)) {
      const owner = ownerByEntries(part, (place) => leadsToAnother(place, button));
      if (owner !== undefined) return owner;
      if (isRepeated(part)) return "among";
    }
    return "page";
  };
}

/** Whose entry a part of the page is, judged by its siblings; undefined if it isn't an entry. */
function ownerByEntries(part: Element, leads: (place: Element) => boolean): ButtonOwner | undefined {
  const others = siblingsOf(part).filter(leads);
  const isEntry = part.matches("li, article, [role=listitem]") || others.length > 0;
  if (isEntry && leads(part)) return "another";
  return others.filter((other) => isAlike(other, part)).length >= 2 ? "among" : undefined;
}

function siblingsOf(part: Element): Element[] {
  return childrenOf(parentOf(part)).filter((other) => other !== part && other.tagName === part.tagName);
}

function isAlike(one: Element, other: Element): boolean {
  return one.className === other.className;
}

/** A price, and something to press. */
function sells(part: Element): boolean {
  const hasButton =
    findWithin(part, "button, [role=button], input[type=submit], input[type=button]") !== null;
  return hasButton && writesPrice(contentOf(part).slice(0, 400));
}

/** A link that names another page of the shop by text or a picture. */
function isOfAnother(link: HTMLAnchorElement, title: string): boolean {
  const names = "h2, h3, h4, h5, h6, [class*=title i], [class*=name i]";
  const isNamed = closest(link, names) !== null || findWithin(link, names) !== null;
  // If the product is in the query, a link with a picture may also be a choice of this product.
  const isAskedFor =
    isNamed && location.search !== "" && link.search !== "" && link.search !== location.search;
  const isOtherPage =
    link.origin === location.origin &&
    (link.pathname !== location.pathname || isAskedFor) &&
    !/\.(jpe?g|png|webp|gif|avif|svg)$/i.test(link.pathname);
  const isNaming = isNamed || findWithin(link, "img, picture") !== null;
  return isOtherPage && isNaming && contentOf(link)?.replace(/\s+/g, " ").trim() !== title;
}
