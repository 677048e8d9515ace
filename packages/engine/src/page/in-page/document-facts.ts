/// <reference lib="dom" />

/** The document's declared language, or "" if it declares none. */
export function documentLanguage(): string {
  return (document.documentElement?.lang ?? "").slice(0, 40);
}

/** The addresses that the document declares as its own, for search engines and for sharing. */
export function declaredAddresses(): string[] {
  const said = document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href;
  const shared = document.querySelector<HTMLMetaElement>("meta[property='og:url']")?.content;
  return [said ?? "", shared ?? ""];
}

/** How long ago the document was requested. */
export function documentAge(): number {
  return performance.now();
}

/** The uncompressed size of the document that the server sent; 0 if unknown. */
export function documentBytes(): number {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation instanceof PerformanceNavigationTiming ? navigation.decodedBodySize : 0;
}

/** What tells whether the page may still change by itself. A page that reloads itself is never loaded. */
export function scriptsOfPage(): { isLoaded: boolean; scripts: number; ageMs: number } {
  const reloads = document.querySelector("meta[http-equiv=refresh i]") !== null;
  return {
    isLoaded: document.readyState === "complete" && !reloads,
    scripts: document.scripts.length,
    ageMs: performance.now(),
  };
}

/** Whether the page has scripts of other hosts, such as a payment provider's. */
export function hasForeignScripts(): boolean {
  return [...document.scripts].some(({ src }) => src !== "" && URL.parse(src)?.host !== location.host);
}
