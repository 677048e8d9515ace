/// <reference lib="dom" />

/** Where the links of the document lead. */
export function linkAddresses(): string[] {
  return [...document.querySelectorAll<HTMLAnchorElement>("a[href]")].map((link) => link.href);
}
