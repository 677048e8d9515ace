import type { SeededRandom } from "../seeded-random.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { ja } from "./ja.ts";
import { nl } from "./nl.ts";
import { pl } from "./pl.ts";
import { pt } from "./pt.ts";
import { sv } from "./sv.ts";

export const stocks = { en, de, fr, es, it, nl, pl, pt, sv, ja } as const;

export type LanguageCode = keyof typeof stocks;

type KeysOf<Stock extends string, Keys = never> = Stock extends `\n${infer Key}: ${string}\n${infer Rest}`
  ? KeysOf<`\n${Rest}`, Keys | Key>
  : Keys;

/** The phrases of a shop. Every language has them all; a test checks it. */
export type WordKey = KeysOf<typeof en>;

/** Returns a shop's phrase for a key. */
export type Say = (key: WordKey) => string;

/** Seeds below this one are for development; the last variants of each phrase are reserved for the others. */
export const firstFreshSeed = 1000;

/** The share of variants that development seeds use. */
const developmentShare = 0.6;

/** Chooses the phrases of one shop. */
export function chooseWords(language: LanguageCode, seed: number, random: SeededRandom): Say {
  const words = new Map<string, string>();
  for (const [key, variants] of readStock(stocks[language])) {
    const known = Math.max(1, Math.ceil(variants.length * developmentShare));
    words.set(key, random.pick(seed < firstFreshSeed ? variants.slice(0, known) : variants));
  }
  return (key) => words.get(key) ?? key;
}

/** The variants of each phrase, by key. */
export function readStock(stock: string): [key: string, variants: string[]][] {
  return stock
    .trim()
    .split("\n")
    .map((line) => {
      const colon = line.indexOf(": ");
      return [line.slice(0, colon), line.slice(colon + 2).split(" | ")];
    });
}
