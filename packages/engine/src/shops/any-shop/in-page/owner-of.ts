/// <reference lib="dom" />

/** `another`: of a product with a page of its own. `proposed`: of one that is proposed beside what the page is about. */
export type ButtonOwner = "page" | "another" | "proposed";

/** Whose button it is: told by the part of the page in which it stands without the page's heading. */
export function ownerOf(button: Element): ButtonOwner {
  const heading = document.querySelector("main h1, [role=main] h1, h1");
  if (!heading) return "page";
  const proposals =
    "[class*=related i], [class*=upsell i], [class*=up-sell i], [class*=cross-sell i], [class*=crosssell i], [class*=recommend i], [class*=also-bought i], [class*=also-like i], [class*=recently i]";
  const besides = button.closest(proposals);
  if (besides && !besides.contains(heading)) return "proposed";
  const title = heading.textContent?.replace(/\s+/g, " ").trim() ?? "";
  const isOtherPage = (link: HTMLAnchorElement) =>
    link.origin === location.origin &&
    link.pathname !== location.pathname &&
    !/\.(jpe?g|png|webp|gif|avif|svg)$/i.test(link.pathname);
  const names = "h2, h3, h4, h5, h6, [class*=title i], [class*=name i]";
  const isNaming = (link: HTMLAnchorElement) =>
    link.closest(names) !== null || link.querySelector(`${names}, img, picture`) !== null;
  const leadsToAnother = (place: Element) =>
    [...place.querySelectorAll<HTMLAnchorElement>("a[href]")].some(
      (link) =>
        link !== button &&
        isOtherPage(link) &&
        isNaming(link) &&
        link.textContent?.replace(/\s+/g, " ").trim() !== title,
    );
  let part = button.parentElement;
  while (part && !part.contains(heading)) {
    const isEntry =
      part.matches("li, article, [role=listitem]") ||
      [...(part.parentElement?.children ?? [])].some(
        (other) => other !== part && other.tagName === part?.tagName && leadsToAnother(other),
      );
    if (isEntry && leadsToAnother(part)) return "another";
    part = part.parentElement;
  }
  return "page";
}
