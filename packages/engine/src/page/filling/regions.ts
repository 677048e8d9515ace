import english from "cldr-subdivisions-full/subdivisions/en/en.json" with { type: "json" };
import { iso31662 } from "iso-3166/2.js";
import { findOnly } from "../../find-only.ts";
import { normalise } from "../../words/normalise.ts";
import { japanesePrefectures } from "../../words/places/japanese-prefectures.ts";
import { regionKinds } from "../../words/places/region-kinds.ts";

interface Region {
  country: string;
  /** Within its country: "CA". */
  code: string;
  names: readonly string[];
  /** Code of the country or region that contains it. */
  parent: string;
}

/** Not in ISO 3166-2: US military mail. */
const armedForces: readonly Region[] = [
  { country: "US", code: "AA", names: ["Armed Forces Americas"], parent: "US" },
  { country: "US", code: "AE", names: ["Armed Forces Europe"], parent: "US" },
  { country: "US", code: "AP", names: ["Armed Forces Pacific"], parent: "US" },
];
const englishNames: Readonly<Record<string, string>> = english.subdivisions.localeDisplayNames.subdivisions;

/**
 * Normalised spellings that a list may use for a region, given by its code, with or without country, or by a
 * name; the text itself if no such region is known. Without a country it may be in any country: the list
 * decides.
 */
export function regionNames(region: string, countryCode: string | undefined): string[] {
  const found = findRegions(region, countryCode);
  if (found.length > 0) return [...new Set(found.flatMap(spellingsOf))];
  const country = countryCode?.toLowerCase();
  const plain = normalise(region);
  return country === undefined ? [plain] : [plain, `${country} ${plain}`];
}

/** A region's code and names, as people write them in text. */
export function formsOfRegion(region: string, countryCode: string | undefined): string[] {
  const only = findOnly(findRegions(region, countryCode));
  return only ? [...new Set([only.code, ...only.names])] : [];
}

/** The region's own name, if its code is a bare number, which nobody writes into an address: "İstanbul" for 34. */
export function nameOfNumbered(region: string, countryCode: string | undefined): string | undefined {
  if (!/^(?:[a-z]{2}-)?\d{1,3}$/i.test(region.trim())) return undefined;
  const only = findOnly(findRegions(region, countryCode));
  return only?.country === "JP" ? only.names.at(-1) : only?.names[0];
}

/** Same, for the larger region that contains this one: some lists hold only those. */
export function namesOfRegionAround(region: string, countryCode: string | undefined): string[] {
  const parents = new Set(findRegions(region, countryCode).map(({ parent }) => parent));
  return [...parents].flatMap((parent) =>
    regionsOf(parent.slice(0, 2))
      .filter(({ code }) => parent === `${parent.slice(0, 2)}-${code}`)
      .flatMap(spellingsOf),
  );
}

function findRegions(text: string, countryCode: string | undefined): Region[] {
  const [, prefix, rest = text] = /^\s*([a-z]{2})[-_ ]([a-z\d]{1,3})\s*$/i.exec(text) ?? [];
  const country = (countryCode ?? prefix)?.toUpperCase();
  const regions = regionsOf(country);
  const wanted = [text, rest].map(normalise);
  const bare = wanted.map(withoutKind);
  const ways: ((region: Region) => boolean)[] = [
    ({ code }) => wanted.includes(code.toLowerCase()),
    ({ names }) => names.some((name) => wanted.includes(normalise(name))),
    ({ names }) => names.flatMap(spellingsOfName).some((name) => bare.includes(name)),
  ];
  return ways.map((isMeant) => regions.filter(isMeant)).find((found) => found.length > 0) ?? [];
}

/** Of all countries if none is given. */
function regionsOf(ofCountry: string | undefined): Region[] {
  const entries = ofCountry ? iso31662.filter(({ code }) => code.startsWith(`${ofCountry}-`)) : iso31662;
  let prefectures = 0;
  const ofIso = entries.map(({ code, name, parent }): Region => {
    const country = code.slice(0, 2);
    const local = country === "JP" ? japanesePrefectures[prefectures++] : undefined;
    const names = [name, englishNames[keyOf(code)], local].filter((one) => one !== undefined);
    return { country, code: code.slice(3), names, parent };
  });
  return ofCountry === undefined || ofCountry === "US" ? [...ofIso, ...armedForces] : ofIso;
}

/** "us-CA" as the Unicode data writes it: "usca". */
function keyOf(code: string): string {
  return code.replace("-", "").toLowerCase();
}

function spellingsOf({ country, code, names }: Region): string[] {
  const [short, land] = [code.toLowerCase(), country.toLowerCase()];
  return [...new Set([short, ...names.flatMap(spellingsOfName), `${land} ${short}`, `${land}${short}`])];
}

/** "Bristol, City of" is also "City of Bristol" and "Bristol"; "Tokyo Prefecture" is also "Tokyo". */
function spellingsOfName(name: string): string[] {
  const parts = name.split(/[,()]/).filter((part) => part.trim() !== "");
  const turned = parts.length > 1 ? [parts.toReversed().join(" ")] : [];
  const plain = [name, ...turned, ...parts].map(normalise);
  return [...new Set([...plain, ...plain.map(withoutKind)])];
}

const { before, behind, behindHan } = regionKinds;
const leading = new RegExp(`^(?:${before.join("|")}) (?=\\p{L}{3})`, "u");
const trailing = new RegExp(
  `(?<=\\p{L}{3}) (?:${behind.join("|")})$|(?<=\\p{Script=Han}{2})(?:${behindHan.join("|")})$`,
  "u",
);

/** A normalised name without the word for its kind: "kilkenny" for "county kilkenny". */
export function withoutKind(plain: string): string {
  return plain.replace(leading, "").replace(trailing, "");
}

/** Countries whose shops list regions by code alone. Other countries' codes are too ambiguous. */
const listedByCode = ["US", "CA", "AU"];

/** Whether a text is a region of any country, as lists write it. */
export function isRegion(text: string): boolean {
  index ??= new Set(regionsOf(undefined).flatMap(namesInLists));
  return index.has(normalise(text));
}

/** Cached on first use, derived from constants. */
let index: Set<string> | undefined;

function namesInLists({ country, code, names }: Region): string[] {
  const short = code.toLowerCase();
  const spelled = names.flatMap(spellingsOfName).filter(Boolean);
  return listedByCode.includes(country)
    ? [...spelled, short, ...spelled.map((name) => `${short} ${name}`)]
    : spelled;
}
