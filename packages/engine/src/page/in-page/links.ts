/// <reference lib="dom" />

/** The addresses of the document's links. */
export function linkAddresses(): string[] {
  return [...document.querySelectorAll<HTMLAnchorElement>("a[href]")].map((link) => link.href);
}
