import { german } from "./de.ts";
import { english, type Words } from "./en.ts";

/** One edition of the shop: its language, and the path prefix of its pages. */
export interface Edition {
  readonly language: "en" | "de";
  readonly prefix: "" | "/de";
  readonly words: Words;
}

export type InBothLanguages = Readonly<Record<Edition["language"], string>>;

export const EDITIONS: readonly Edition[] = [
  { language: "en", prefix: "", words: english },
  { language: "de", prefix: "/de", words: german },
];

/** 890 -> "€8.90", in German "8,90 €". */
export function euro({ language }: Edition, minor: number): string {
  const locale = language === "de" ? "de-DE" : "en-IE";
  return new Intl.NumberFormat(locale, { style: "currency", currency: "EUR" }).format(minor / 100);
}

export function countryName({ language }: Edition, code: string): string {
  return new Intl.DisplayNames([language], { type: "region" }).of(code) ?? code;
}
