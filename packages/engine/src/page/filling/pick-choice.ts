import { findOnly } from "../../find-only.ts";
import { languageCodes } from "../../words/languages.ts";
import { normalise } from "../../words/normalise.ts";
import { countryNames } from "../../words/places/countries.ts";
import { spellingsOfStreetType } from "../../words/places/street-types.ts";
import type { FieldRole } from "../fields/field-role.ts";
import { namesOfRegionAround, regionNames, withoutKind } from "./regions.ts";
import { isSameValue } from "./same-value.ts";

export interface PickableChoice {
  value: string;
  title: string;
  enabled: boolean;
}

export interface WantedChoice {
  role: FieldRole;
  /** Country of its address: decides which states a code may mean. */
  countryCode?: string;
  /** Languages in which it may be named; all unless given. */
  languages?: readonly string[];
}

/**
 * The one choice that means `wanted`, by value, title, or the names that its role knows. Undefined if none or
 * several do.
 */
export function pickChoice<Choice extends PickableChoice>(
  choices: readonly Choice[],
  wanted: string,
  context: WantedChoice,
): Choice | undefined {
  const open = choices.filter((choice) => choice.enabled && (choice.value !== "" || choice.title !== ""));
  const spellings = spellingsOf(wanted, context);
  const exact =
    open.find(({ value }) => value === wanted) ?? findOnly(open.filter(({ title }) => title === wanted));
  if (context.role === "cardExpiry") return exact ?? pickByExpiry(open, wanted);
  if (context.role === "country")
    return exact ?? pickBySpelling(open, spellings) ?? pickByBeginning(open, spellings);
  if (context.role !== "state") return exact ?? pickBySpelling(open, spellings);
  // A region's code may mean a different one in the shop's own numbering, so titles take precedence.
  return (
    pickBySpelling(open, spellings) ??
    exact ??
    pickWithoutKind(open, spellings) ??
    pickBySpelling(open, namesOfRegionAround(wanted, context.countryCode))
  );
}

/** One list of months with their years: "12/2034", "2034-12". */
function pickByExpiry<Choice extends PickableChoice>(
  open: readonly Choice[],
  wanted: string,
): Choice | undefined {
  const means = (written: string) => isSameValue("cardExpiry", written, wanted);
  return (
    findOnly(open.filter(({ title }) => means(title))) ?? findOnly(open.filter(({ value }) => means(value)))
  );
}

function pickBySpelling<Choice extends PickableChoice>(
  open: readonly Choice[],
  spelled: readonly string[],
): Choice | undefined {
  const spellings = spelled.map(normalise).filter(Boolean);
  const byTitle = open.filter(({ title }) => spellings.includes(normalise(title)));
  const byValue = open.filter(({ value }) => spellings.includes(normalise(value)));
  return (
    findOnly(byTitle) ??
    findOnly(byValue) ??
    findOnly(open.filter(({ title }) => saysNothingElse(title, spellings))) ??
    findOnly(open.filter(({ title }) => startsWithSpelling(title, spellings)))
  );
}

/** "Co. Kilkenny" for Kilkenny. */
function pickWithoutKind<Choice extends PickableChoice>(
  open: readonly Choice[],
  spelled: readonly string[],
): Choice | undefined {
  const bare = spelled.map(normalise);
  return findOnly(open.filter(({ title }) => bare.includes(withoutKind(normalise(title)))));
}

/** "France métropolitaine", "España peninsular", where nothing else is called so. */
function pickByBeginning<Choice extends PickableChoice>(
  open: readonly Choice[],
  spelled: readonly string[],
): Choice | undefined {
  const names = spelled.map(normalise).filter((name) => name.length > 3);
  return findOnly(open.filter(({ title }) => names.some((name) => normalise(title).startsWith(`${name} `))));
}

/** "United States (US)" beside "United States (US) Minor Outlying Islands". */
function saysNothingElse(title: string, spellings: readonly string[]): boolean {
  const parts = title.split(/[()|/–:,+]| - |\s{2,}/).map(normalise);
  return parts.every((part) => part === "" || spellings.includes(part));
}

/** "Germany (Deutschland)", "US - United States", "04 - April": a spelling is one part of the title. */
function startsWithSpelling(title: string, spellings: readonly string[]): boolean {
  const parts = title.split(/[()|/–:,+]| - |\s{2,}/).map(normalise);
  const words = normalise(title).split(" ");
  return spellings.some(
    (spelling) => parts.includes(spelling) || (spelling.length <= 3 && words[0] === spelling),
  );
}

/** All spellings that a list may use for `wanted`. */
export function spellingsOf(
  wanted: string,
  { role, countryCode, languages = languageCodes }: WantedChoice,
): string[] {
  switch (role) {
    case "country":
    case "phoneCountry":
      return wanted.length === 2 ? countryNames(wanted, languages) : [wanted];
    case "state":
      return [wanted, ...regionNames(wanted, countryCode)];
    case "streetType":
      return [wanted, ...spellingsOfStreetType(wanted)];
    case "cardExpiryMonth":
      return monthSpellings(Number(wanted), languages);
    case "cardExpiryYear":
      return [wanted, wanted.slice(-2), `20${wanted.slice(-2)}`];
    default:
      return [wanted];
  }
}

function monthSpellings(month: number, languages: readonly string[]): string[] {
  if (!(month >= 1 && month <= 12)) return [];
  const padded = String(month).padStart(2, "0");
  const date = new Date(Date.UTC(2024, month - 1, 15));
  const named = [...new Set([...languages, "en"])].flatMap((language) =>
    (["long", "short"] as const).map((style) => monthName(date, language, style)),
  );
  return [padded, String(month), ...named];
}

function monthName(date: Date, language: string, style: "long" | "short"): string {
  try {
    return new Intl.DateTimeFormat(language || "en", { month: style, timeZone: "UTC" }).format(date);
  } catch {
    return "";
  }
}
