/// <reference lib="dom" />

/** The language that the document says it is in, "" where it says none. */
export function documentLanguage(): string {
  return (document.documentElement?.lang ?? "").slice(0, 40);
}

/** What the document says its own address is, for search engines and for those who share it. */
export function declaredAddresses(): string[] {
  const said = document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href;
  const shared = document.querySelector<HTMLMetaElement>("meta[property='og:url']")?.content;
  return [said ?? "", shared ?? ""];
}

/** How long the document is that the server has sent, unpacked; 0 where that is not known. */
export function documentBytes(): number {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation instanceof PerformanceNavigationTiming ? navigation.decodedBodySize : 0;
}
