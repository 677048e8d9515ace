import { listRegions } from "@cartwright/contract";
import { normalise } from "../../words/normalise.ts";
import { countryCodeOf } from "../../words/places/countries.ts";

/** The last line of an address: "10115 Berlin", "Springfield, IL 62704", "London SW1A 1AA". */
export interface PostalPlace {
  postalCode: string;
  city?: string;
  /** As written: a code ("IL") or a name. */
  state?: string;
  /** ISO 3166-1 alpha-2, where the text or the form of the code tells. */
  country?: string;
  /** How many characters of the text it takes. */
  length: number;
}

const particles = "de|la|le|les|du|der|den|am|an|im|sur|sous|del|do|da|dos|upon|on|of|the|i|am";
const word = String.raw`(?:\p{Lu}\p{L}{0,2}\.|(?:\p{Lu}[\p{L}'’-]*|${particles})(?!\p{L}))`;
const words = `${word}(?: ${word}){0,4}`;

/** Forms of postal codes; the first ones are used by one country alone. */
const codes: readonly { country?: string; form: string }[] = [
  { country: "GB", form: String.raw`[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}` },
  { country: "CA", form: String.raw`[A-Z]\d[A-Z] ?\d[A-Z]\d` },
  { country: "IE", form: String.raw`[A-Z]\d[\dW] ?(?=[A-Z\d]{0,3}\d)[A-Z\d]{4}` },
  { country: "NL", form: String.raw`\d{4} ?[A-Z]{2}` },
  { country: "PL", form: String.raw`\d{2}-\d{3}` },
  { country: "PT", form: String.raw`\d{4}-\d{3}` },
  { country: "BR", form: String.raw`\d{5}-\d{3}` },
  { country: "US", form: String.raw`\d{5}-\d{4}` },
  { form: String.raw`(?:[A-Z]{1,2}-)?(?:\d{3} \d{2}|\d{4,6})` },
];
const places = codes.map(({ country, form }) => ({
  country,
  pattern: new RegExp(
    String.raw`^\s*(?:(?<before>${words}) )?(?<code>${form})(?![\p{L}\d])(?: (?<after>${words}))?`,
    "u",
  ),
}));

/** Countries whose regions are written beside the postal code, and the form of that. */
const regional: readonly { country: string; code: RegExp }[] = [
  { country: "US", code: /^\d{5}(?:-\d{4})?$/ },
  { country: "CA", code: /^[A-Z]\d[A-Z]/ },
  { country: "AU", code: /^\d{4}$/ },
  { country: "IN", code: /^\d{6}$/ },
  { country: "BR", code: /^\d{5}-\d{3}$/ },
];

/** Reads the place that a text begins with. */
export function postalPlace(text: string): PostalPlace | undefined {
  for (const { country, pattern } of places) {
    const found = pattern.exec(text);
    const { before, code = "", after } = found?.groups ?? {};
    if (!found) continue;
    const named = withoutState(before, code);
    const behind = withoutCountry(after);
    const region = named.state === undefined ? undefined : named.country;
    const stated = behind.country ?? country ?? region;
    const city = named.city ?? behind.city;
    return {
      postalCode: code.replace(/^[A-Z]{1,2}-/, ""),
      ...(city !== undefined && { city }),
      ...(named.state !== undefined && { state: named.state }),
      ...(stated !== undefined && { country: stated }),
      length: found[0].length,
    };
  }
  return undefined;
}

/** "Springfield IL": a region by its code, or its name, is the end of what stands before the code. */
function withoutState(
  before: string | undefined,
  code: string,
): { city?: string; state?: string; country?: string } {
  if (before === undefined) return {};
  const parts = before.split(" ");
  for (let from = 0; from < parts.length; from += 1) {
    const state = parts.slice(from).join(" ");
    const country = countryOfRegion(state, code);
    if (country === undefined) continue;
    const city = parts.slice(0, from).join(" ");
    return { state, country, ...(city !== "" && { city }) };
  }
  return { city: before };
}

/** The country of a region that is written beside a postal code: "US" for "IL" and "Illinois" beside "62704". */
export function countryOfRegion(text: string, postalCode: string): string | undefined {
  return regional.find(({ country, code }) => code.test(postalCode) && isRegion(text, country))?.country;
}

function isRegion(text: string, country: string): boolean {
  const plain = normalise(text);
  return (listRegions(country) ?? []).some(({ code, name }) => code === text || normalise(name) === plain);
}

/** "Berlin Germany" */
function withoutCountry(after: string | undefined): { city?: string; country?: string } {
  if (after === undefined) return {};
  const parts = after.split(" ");
  for (let from = 0; from < parts.length; from += 1) {
    const country = countryCodeOf(parts.slice(from).join(" "));
    // Short codes are those of provinces, too: "20121 Milano MI".
    if (country === undefined || parts.slice(from).join("").length < 3) continue;
    const city = parts.slice(0, from).join(" ");
    return { country, ...(city !== "" && { city }) };
  }
  const [, city = after] = /^(.*\S) [A-Z]{2}$/.exec(after) ?? [];
  return { city };
}
