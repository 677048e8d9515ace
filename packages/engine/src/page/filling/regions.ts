import english from "cldr-subdivisions-full/subdivisions/en/en.json" with { type: "json" };
import { iso31662 } from "iso-3166/2.js";
import { japanesePrefectures } from "../../words/japanese-prefectures.ts";
import { normalise } from "../../words/normalise.ts";
import { regionKinds } from "../../words/region-kinds.ts";

interface Region {
  country: string;
  /** Within its country: "CA". */
  code: string;
  names: readonly string[];
  /** The code of the country or of the region that it is a part of. */
  parent: string;
}

/** Not of ISO 3166-2: where the mail of the United States goes to its armed forces. */
const armedForces: readonly Region[] = [
  { country: "US", code: "AA", names: ["Armed Forces Americas"], parent: "US" },
  { country: "US", code: "AE", names: ["Armed Forces Europe"], parent: "US" },
  { country: "US", code: "AP", names: ["Armed Forces Pacific"], parent: "US" },
];
const englishNames: Readonly<Record<string, string>> = english.subdivisions.localeDisplayNames.subdivisions;

/**
 * What a list may call a region that is given by its code, with or without its country, or by a name; the text itself
 * where no such region is known. Without a country it may be a region of any: the list tells which. Normalised.
 */
export function regionNames(region: string, countryCode: string | undefined): string[] {
  const found = findRegions(region, countryCode);
  if (found.length > 0) return [...new Set(found.flatMap(spellingsOf))];
  const country = countryCode?.toLowerCase();
  const plain = normalise(region);
  return country === undefined ? [plain] : [plain, `${country} ${plain}`];
}

/** A region by its code and its names, as one writes them into a text. */
export function formsOfRegion(region: string, countryCode: string | undefined): string[] {
  const [only, ...others] = findRegions(region, countryCode);
  return only && others.length === 0 ? [...new Set([only.code, ...only.names])] : [];
}

/** The same of the larger region that this one is a part of: some lists hold only those. */
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

/** Of all countries where none is given. */
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

/** "us-CA" as the Unicode data has it: "usca". */
function keyOf(code: string): string {
  return code.replace("-", "").toLowerCase();
}

function spellingsOf({ country, code, names }: Region): string[] {
  const [short, land] = [code.toLowerCase(), country.toLowerCase()];
  return [...new Set([short, ...names.flatMap(spellingsOfName), `${land} ${short}`, `${land}${short}`])];
}

/** "Bristol, City of" is the City of Bristol and Bristol; "Tokyo Prefecture" is Tokyo. */
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

function withoutKind(plain: string): string {
  return plain.replace(leading, "").replace(trailing, "");
}

/** Countries whose shops have lists of codes alone. Codes of others may mean anything. */
const listedByCode = ["US", "CA", "AU"];

/** Whether a text is a region of some country, as lists call it. */
export function isRegion(text: string): boolean {
  index ??= new Set(regionsOf(undefined).flatMap(namesInLists));
  return index.has(normalise(text));
}

/** Built once, on first use. It only ever holds what the tables say. */
let index: Set<string> | undefined;

function namesInLists({ country, code, names }: Region): string[] {
  const short = code.toLowerCase();
  const spelled = names.flatMap(spellingsOfName).filter(Boolean);
  return listedByCode.includes(country)
    ? [...spelled, short, ...spelled.map((name) => `${short} ${name}`)]
    : spelled;
}
