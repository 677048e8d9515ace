import { iso31661 } from "iso-3166/1.js";
import { languageCodes } from "../languages.ts";
import { normalise } from "../normalise.ts";
import { countryAliases } from "./country-names.ts";

/**
 * Normalised spellings that a list may use for a country: its codes, its names in the given languages and in
 * its own, known aliases.
 */
export function countryNames(code: string, languages: readonly string[]): string[] {
  const upper = code.toUpperCase();
  const entry = iso31661.find(({ alpha2 }) => alpha2 === upper);
  const spoken = entry ? [new Intl.Locale("und", { region: upper }).maximize().language] : [];
  const named = [...new Set([...languages, "en", ...spoken])].map((language) => countryName(language, upper));
  const names = [...named, entry?.name ?? "", ...(countryAliases[upper] ?? [])].map(normalise);
  return [upper.toLowerCase(), ...names, entry?.alpha3.toLowerCase() ?? ""].filter(Boolean);
}

/** Whether a text is a country code or a country's name in one of the supported languages. */
export function isCountry(text: string): boolean {
  return countryCodeOf(text) !== undefined;
}

/** The ISO 3166-1 alpha-2 code of a country by its code or its name in one of the supported languages. */
export function countryCodeOf(text: string): string | undefined {
  return countryIndex().get(normalise(text));
}

let index: Map<string, string> | undefined;

/** Cached on first use: 2,500 names, all derived from constants. */
function countryIndex(): Map<string, string> {
  index ??= new Map(
    iso31661.flatMap(({ alpha2 }) =>
      countryNames(alpha2, languageCodes).map((name) => [name, alpha2] as const),
    ),
  );
  return index;
}

/** Empty if it isn't a country code: a buyer's profile may hold any text there. */
export function countryName(language: string, code: string): string {
  try {
    return displayNames(language).of(code) ?? "";
  } catch {
    return "";
  }
}

const namesIn = new Map<string, Intl.DisplayNames>();

/** Kept, because it takes long to make one. */
function displayNames(language: string): Intl.DisplayNames {
  const names =
    namesIn.get(language) ?? new Intl.DisplayNames([language], { type: "region", fallback: "none" });
  namesIn.set(language, names);
  return names;
}
