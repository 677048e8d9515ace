/// <reference lib="dom" />
import { writesPrice } from "../../../page/in-page/writes-price.ts";
import { inDocument } from "./in-document.ts";
import { mainHeading } from "./main-heading.ts";

/**
 * `another`: of a product with its own page. `proposed`: of a recommended product. `among`: in a row of entries
 * with a price and a button each, or with entries of other products, but without a link to another page, so it may
 * be this page's product.
 */
export type ButtonOwner = "page" | "another" | "proposed" | "among";

/** Tells which product a button belongs to, by the part of the page around it without the page's heading. */
export function ownersOnPage(heading = mainHeading()): (button: Element) => ButtonOwner {
  const title = heading?.textContent?.replace(/\s+/g, " ").trim() ?? "";
  const known = new Map<Element, boolean>();
  const leadsToAnother = (place: Element, button: Element): boolean => {
    const before = known.get(place);
    if (before !== undefined) return before;
    const links = [...place.querySelectorAll<HTMLAnchorElement>("a[href]")];
    const leads = links.some((link) => link !== button && isOfAnother(link, title));
    if (!place.contains(button)) known.set(place, leads);
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
  return (pressed) => {
    const button = inDocument(pressed);
    if (!heading) return "page";
    const besides = button.closest(proposals);
    if (besides && !besides.contains(heading)) return "proposed";
    for (let part = button.parentElement; part && !part.contains(heading); part = part.parentElement) {
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
  return [...(part.parentElement?.children ?? [])].filter(
    (other) => other !== part && other.tagName === part.tagName,
  );
}

function isAlike(one: Element, other: Element): boolean {
  return one.className === other.className;
}

/** A price, and something to press. */
function sells(part: Element): boolean {
  const hasButton =
    part.querySelector("button, [role=button], input[type=submit], input[type=button]") !== null;
  return hasButton && writesPrice(part.textContent.slice(0, 400));
}

const proposals =
  "[class*=related i], [class*=upsell i], [class*=up-sell i], [class*=cross-sell i], [class*=crosssell i], [class*=recommend i], [class*=also-bought i], [class*=also-like i], [class*=recently i]";

/** A link that names another page of the shop by text or a picture. */
export function isOfAnother(link: HTMLAnchorElement, title: string): boolean {
  const names = "h2, h3, h4, h5, h6, [class*=title i], [class*=name i]";
  const isNamed = link.closest(names) !== null || link.querySelector(names) !== null;
  // If the product is in the query, a link with a picture may also be a choice of this product.
  const isAskedFor =
    isNamed && location.search !== "" && link.search !== "" && link.search !== location.search;
  const isOtherPage =
    link.origin === location.origin &&
    (link.pathname !== location.pathname || isAskedFor) &&
    !/\.(jpe?g|png|webp|gif|avif|svg)$/i.test(link.pathname);
  const isNaming = isNamed || link.querySelector("img, picture") !== null;
  return isOtherPage && isNaming && link.textContent?.replace(/\s+/g, " ").trim() !== title;
}
