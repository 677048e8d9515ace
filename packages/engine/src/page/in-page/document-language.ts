/// <reference lib="dom" />

/** The language that the document says it is in, "" where it says none. */
export function documentLanguage(): string {
  return document.documentElement?.lang ?? "";
}
