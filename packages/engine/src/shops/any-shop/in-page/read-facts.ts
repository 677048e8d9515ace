/// <reference lib="dom" />

type Fact = [name: string, value: string];

/**
 * Reads product pages at other addresses of the shop one after the other; returns the rows of their tables
 * and lists.
 */
export async function readFacts(addresses: string[]): Promise<Fact[][]> {
  const found: Fact[][] = [];
  for (const address of addresses) {
    const answer = await fetch(address, { credentials: "same-origin" });
    const text = answer.ok ? await answer.text() : "";
    found.push(factsOf(new DOMParser().parseFromString(text, "text/html")));
  }
  return found;
}

/** For example `Size` and `Small`. */
function factsOf(page: Document): Fact[] {
  const words = (element: Element | null | undefined) =>
    (element?.textContent ?? "").replace(/\s+/g, " ").trim();
  const rows = [...page.querySelectorAll("tr")].filter(({ cells }) => cells.length === 2);
  const pairs = [
    ...rows.map(({ cells }) => [cells[0], cells[1]]),
    ...[...page.querySelectorAll("dt")].map((name) => [name, name.nextElementSibling]),
  ];
  return pairs.map(([name, value]) => [words(name).replace(/(?<![\s:])[\s:]+$/, ""), words(value)]);
}
