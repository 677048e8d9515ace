/// <reference lib="dom" />

/** A link that a script takes: it leads to no address at all, or to this page's own. */
export function staysOnPage(link: HTMLAnchorElement): boolean {
  const written = (link.getAttribute("href") ?? "").trim();
  if (/^javascript:/i.test(written) || /^#?!?$/.test(written)) return true;
  const { hash, origin, pathname } = link;
  if (origin !== location.origin || pathname !== location.pathname) return false;
  // A link to a part of the page shows that part.
  const part = decodeURI(hash.slice(1));
  return part === "" || document.getElementById(part) === null;
}
