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
import type { Words } from "./words.ts";

/** Every language the engine reads, English first. */
export const languages: readonly Words[] = [en, de, fr, es, it, nl, pt, pl, sv, ja];

/** Their codes, for the names that the platform knows in them: countries, months. */
export const languageCodes: readonly string[] = languages.map(({ language }) => language);

/** The page's own language first, then English, then the rest: a page's `lang` is often missing or wrong. */
export function languagesFor(pageLanguage: string): readonly Words[] {
  const code = pageLanguage.toLowerCase().split(/[-_]/)[0];
  const own = languages.filter((words) => words.language === code);
  return [...new Set([...own, ...languages])];
}
