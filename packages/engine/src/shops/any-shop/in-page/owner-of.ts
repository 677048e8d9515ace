/// <reference lib="dom" />
import { inDocument } from "./in-document.ts";
import { mainHeading } from "./main-heading.ts";

/** `another`: of a product with a page of its own. `proposed`: of one that is proposed beside what the page is about. */
export type ButtonOwner = "page" | "another" | "proposed";

/** Tells whose button something is: by the part of the page in which it stands without the page's heading. */
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
  return (pressed) => {
    const button = inDocument(pressed);
    if (!heading) return "page";
    const besides = button.closest(proposals);
    if (besides && !besides.contains(heading)) return "proposed";
    let part = button.parentElement;
    while (part && !part.contains(heading)) {
      const own = part;
      const isEntry =
        own.matches("li, article, [role=listitem]") ||
        [...(own.parentElement?.children ?? [])].some(
          (other) => other !== own && other.tagName === own.tagName && leadsToAnother(other, button),
        );
      if (isEntry && leadsToAnother(own, button)) return "another";
      part = own.parentElement;
    }
    return "page";
  };
}

const proposals =
  "[class*=related i], [class*=upsell i], [class*=up-sell i], [class*=cross-sell i], [class*=crosssell i], [class*=recommend i], [class*=also-bought i], [class*=also-like i], [class*=recently i]";

/** A link that names another page of the shop by words or a picture. */
export function isOfAnother(link: HTMLAnchorElement, title: string): boolean {
  const names = "h2, h3, h4, h5, h6, [class*=title i], [class*=name i]";
  const isOtherPage =
    link.origin === location.origin &&
    link.pathname !== location.pathname &&
    !/\.(jpe?g|png|webp|gif|avif|svg)$/i.test(link.pathname);
  const isNaming = link.closest(names) !== null || link.querySelector(`${names}, img, picture`) !== null;
  return isOtherPage && isNaming && link.textContent?.replace(/\s+/g, " ").trim() !== title;
}
