import type { Field } from "../../../page/fields/read-fields.ts";
import { rolesOfText } from "../../../page/fields/roles-of-text.ts";
import { languageCodes, languages } from "../../../words/languages.ts";
import { normalise, splitName } from "../../../words/normalise.ts";
import { countryName, countryNames } from "../../../words/places/countries.ts";

/** A field this short takes a code: "DE", "DEU". */
const lengthOfCode = 3;

/**
 * The country as a person writes it into a field without a list, in the language that the field is named in:
 * "Country" gets "Germany", "Land" gets "Deutschland". Only a field for codes gets the code.
 */
export function writeCountry(code: string | undefined, field: Field): string | undefined {
  const { control, label, name, maxLength = Number.POSITIVE_INFINITY } = field;
  if (code === undefined || control !== "text" || maxLength <= lengthOfCode) return code;
  if (/\b(code|iso)\b/.test(`${normalise(label)} ${splitName(name)}`)) return code;
  return countryName(languageOf(label, code), code.toUpperCase()) || code;
}

/** Whether a text field names the country in any way: a page may have filled it in itself. */
export function namesCountry({ control, value }: Field, code: string | undefined): boolean {
  return (
    control === "text" && code !== undefined && countryNames(code, languageCodes).includes(normalise(value))
  );
}

/** Of several languages that have the same word for it, the country's own. */
function languageOf(label: string, code: string): string {
  const known = languages
    .filter((words) => (rolesOfText(label, [words]).get("country") ?? 0) > 0)
    .map(({ language }) => language);
  const own = new Intl.Locale("und", { region: code }).maximize().language;
  return known.includes(own) ? own : (known[0] ?? "en");
}
