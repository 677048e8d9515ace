import { cs } from "./languages/cs.ts";
import { da } from "./languages/da.ts";
import { de } from "./languages/de.ts";
import { en } from "./languages/en.ts";
import { es } from "./languages/es.ts";
import { fi } from "./languages/fi.ts";
import { fr } from "./languages/fr.ts";
import { it } from "./languages/it.ts";
import { ja } from "./languages/ja.ts";
import { nb } from "./languages/nb.ts";
import { nl } from "./languages/nl.ts";
import { pl } from "./languages/pl.ts";
import { pt } from "./languages/pt.ts";
import { sv } from "./languages/sv.ts";
import { tr } from "./languages/tr.ts";
import type { Words } from "./words.ts";

/** All supported languages, English first. */
export const languages: readonly Words[] = [en, de, fr, es, it, nl, pt, pl, sv, ja, tr, cs, da, nb, fi];

/** Their codes, for names that the platform provides in them: countries, months. */
export const languageCodes: readonly string[] = languages.map(({ language }) => language);

/**
 * Whether the words of a page can be understood: by its declared language, which may be its template's, and
 * by its letters.
 */
export function isLanguageKnown(pageLanguage: string, texts: readonly string[]): boolean {
  const code = codeOf(pageLanguage);
  if (code !== "" && !languageCodes.includes(code)) return false;
  const foreign = texts.flatMap((text) => text.split(/\s/).filter((word) => foreignLetter.test(word)));
  return new Set(foreign).size < leastForeignWords;
}

/** A letter that none of the languages uses. */
const foreignLetter =
  /[^\P{L}a-zA-ZªºßÀ-ÖØ-öø-ÿĄąĆćČčĎďĘęĚěĞğİıŁłŃńŇňŒœŘřŚśŞşŠšŤťŮůŸŹźŻżŽžĲĳ\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u;
/** Names of goods and people, and language pickers, contain such letters on any page. */
const leastForeignWords = 6;

/** The page's own language first, then English, then the rest: a page's `lang` is often missing or wrong. */
export function languagesFor(pageLanguage: string): readonly Words[] {
  return orders.get(codeOf(pageLanguage)) ?? languages;
}

/** The same list for each page of a language, since what was found out about a text is kept by the list. */
const orders: ReadonlyMap<string, readonly Words[]> = new Map(
  languages.map((own) => [own.language, [...new Set([own, ...languages])]]),
);

function codeOf(pageLanguage: string): string {
  const code = pageLanguage.trim().toLowerCase().split(/[-_]/)[0] ?? "";
  return norwegian.includes(code) ? "nb" : code;
}

/** Norwegian as such, and its other written form, which hardly any shop uses. */
const norwegian = ["no", "nn"];
