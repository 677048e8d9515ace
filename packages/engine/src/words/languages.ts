import { cs } from "./cs.ts";
import { da } from "./da.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { ja } from "./ja.ts";
import { nb } from "./nb.ts";
import { nl } from "./nl.ts";
import { pl } from "./pl.ts";
import { pt } from "./pt.ts";
import { sv } from "./sv.ts";
import { tr } from "./tr.ts";
import type { Words } from "./words.ts";

/** All supported languages, English first. */
export const languages: readonly Words[] = [en, de, fr, es, it, nl, pt, pl, sv, ja, tr, cs, da, nb];

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
  const code = codeOf(pageLanguage);
  const own = languages.filter((words) => words.language === code);
  return [...new Set([...own, ...languages])];
}

function codeOf(pageLanguage: string): string {
  const code = pageLanguage.trim().toLowerCase().split(/[-_]/)[0] ?? "";
  return norwegian.includes(code) ? "nb" : code;
}

/** Norwegian as such, and its other written form, which hardly any shop uses. */
const norwegian = ["no", "nn"];
