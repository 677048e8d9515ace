/// <reference lib="dom" />

/** The visible text of the whole page, with its title separate. */
export function pageText(longest: number): { title: string; text: string } {
  return { title: document.title.slice(0, 1_000), text: innerText(document.body).slice(0, longest) };
}

/** The text of the main part of the page, starting at its heading. */
export function textFromHeading(longest: number): string {
  const text = innerText(document.querySelector("main, [role=main]") ?? document.body).slice(0, 500_000);
  const name = innerText(document.querySelector("h1")).slice(0, 1_000);
  const from = text.toLowerCase().indexOf(name.trim().toLowerCase());
  return text.slice(Math.max(0, from)).slice(0, longest);
}

function innerText(element: Element | null): string {
  // biome-ignore lint/performance/useDomNodeTextContent: only `innerText` leaves out what style hides.
  return element instanceof HTMLElement ? element.innerText : "";
}
