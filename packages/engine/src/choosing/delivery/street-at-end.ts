import { beforeAddressee } from "../../words/goods/gift-words.ts";
import { normalise } from "../../words/normalise.ts";
import { isStreetType } from "../../words/places/street-types.ts";

/** A street with its number, and the text before it. */
export interface StreetFound {
  street: string;
  before: string;
}

/** More words than a street has. */
const mostWords = 7;
const houseNumber = /^\d{1,5}\p{L}?(?:[-/]\d{1,5}\p{L}?)?$/u;
const ordinal = /^\d{1,3}(?:st|nd|rd|th)$/i;
const particles = new Set(
  "de la le les du des der den dem am an im auf zum zur sur sous del do da dos van von di".split(" "),
);
const flatNames = new Set(
  "apt apartment unit suite ste flat floor fl level room rm wohnung etage lok lokal m app appartement piso interno".split(
    " ",
  ),
);
const leading = new Set(beforeAddressee);

/** Finds the street that a text ends with: "12 Main St", "Hauptstraße 5", "5 rue de Rivoli", "742 Elm St Apt 4". */
export function streetAtEnd(text: string): StreetFound | undefined {
  const words = text
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/,$/, ""));
  const from = numberFirst(words) ?? numberLast(words);
  if (from === undefined) return undefined;
  const written = text.trim().split(/\s+/);
  const before = written
    .slice(0, from)
    .filter((word, at) => at < from - 1 || !flatNames.has(normalise(word)));
  return { street: written.slice(from).join(" "), before: before.join(" ") };
}

/** "Flat 3", "2nd floor", "Apt 4": a line of its own beside the street. */
export function isFlatLine(text: string): boolean {
  const words = normalise(text).split(" ");
  return words.length <= 4 && words.some((word) => flatNames.has(word));
}

/** "Flat 3" at the end of a text. */
export function flatAtEnd(text: string): string | undefined {
  const [name = "", number = ""] = text.split(/\s+/).slice(-2);
  return flatNames.has(normalise(name)) && /^\d*\p{L}?$/u.test(number) ? `${name} ${number}` : undefined;
}

function numberFirst(words: readonly string[]): number | undefined {
  const end = withoutFlat(words);
  for (let at = end - 2; at >= Math.max(0, end - mostWords); at -= 1) {
    const word = words[at] ?? "";
    const behind = words.slice(at + 1, end);
    if (houseNumber.test(word)) return isStreetName(behind) ? at : undefined;
  }
  return undefined;
}

/** "2 mugs to Karl Meyer" is no street. */
function isStreetName(words: readonly string[]): boolean {
  const isCapital = (word: string) => /^\p{Lu}/u.test(word) || ordinal.test(word);
  const isWord = (word: string) => ordinal.test(word) || /^[\p{L}][\p{L}.'’-]*$/u.test(word);
  const isNamed = words.some(isCapital) || isStreetType(normalise(words[0] ?? ""));
  return isNamed && words.every((word) => isWord(word) && (!leading.has(word) || particles.has(word)));
}

/** Where "Apt 4" or "#4" begins at the end. */
function withoutFlat(words: readonly string[]): number {
  if (/^#\w+$/.test(words.at(-1) ?? "")) return words.length - 1;
  return flatAtEnd(words.join(" ")) === undefined ? words.length : words.length - 2;
}

function numberLast(words: readonly string[]): number | undefined {
  if (!houseNumber.test(words.at(-1) ?? "")) return undefined;
  const name = words.slice(0, -1);
  let from = name.length;
  for (let at = name.length - 1; at >= Math.max(0, name.length - mostWords); at -= 1) {
    const word = name[at] ?? "";
    // "Kossuth Lajos utca 10": its kind may stand last.
    if (at === name.length - 1 && isCapitalised(name[at - 1] ?? "") && /^\p{Ll}+$/u.test(word)) continue;
    if (isStreetType(normalise(word)) || isCapitalised(word)) from = at;
    else if (!particles.has(word)) break;
  }
  return from < name.length ? from : undefined;
}

function isCapitalised(word: string): boolean {
  return /^\p{Lu}[\p{L}.'’-]*$/u.test(word) && !/[:;]/.test(word);
}
