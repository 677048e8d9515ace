import { normalise } from "../../../words/normalise.ts";
import { flatWords, numberSuffixes } from "../../../words/places/house-numbers.ts";
import { isStreetType } from "../../../words/places/street-types.ts";
import { saysOnly } from "../../../words/says.ts";

export interface StreetAndNumber {
  street: string;
  /** Including suffixes and ranges: `12`, `12a`, `12-14`, `12/3`. */
  number: string;
  /** What follows the number: floor and door, or the flat, which English writes first. */
  flat?: string;
}

const number = String.raw`\d{1,7} ?\p{L}?(?: ?[-/+] ?(?:\d{1,7} ?\p{L}?|\p{L})){0,4}`;
/** A street may be counted itself: "350 5th Avenue". */
const name = String.raw`(?:\p{L}|\d+(?:st|nd|rd|th)\b).*`;
const ahead = new RegExp(
  String.raw`^(\d+\p{L}?(?:[-/]\d+\p{L}?)*(?: (?:${numberSuffixes.join("|")}))?)(?:, ?| )(${name})$`,
  "iu",
);
const street = String.raw`^(\P{L}*\p{L}.*?)(?:,? n[°ºro]{0,3}\.? ?|,? )(${number})`;
const behind = new RegExp(`${street}$`, "iu");
const withFlat = new RegExp(
  String.raw`${street}(?:, ?([\p{L}\d].*)|,? ((?:${flatWords.join("|")})\.? ?\d+ ?\p{L}?))$`,
  "iu",
);

/** Splits the first address line into street and number, in either order, and the flat behind them. */
export function splitStreet(line: string): StreetAndNumber | undefined {
  const plain = line.replace(/\s+/g, " ").trim();
  const [, leading, after] = ahead.exec(plain) ?? [];
  if (leading && after) return { street: after, number: leading };
  return splitLeadingFlat(plain) ?? splitFlat(plain) ?? splitBehind(plain);
}

/** "Flat 3, 12 Main Street". */
function splitLeadingFlat(plain: string): StreetAndNumber | undefined {
  const [, flat = "", word = "", rest = ""] = /^((\p{L}+)\.? ?\d+\p{L}?),? (\d.*)$/u.exec(plain) ?? [];
  const [, house, after] = ahead.exec(rest) ?? [];
  return house && after && isFlat(word) ? { street: after, number: house, flat } : undefined;
}

function splitBehind(plain: string): StreetAndNumber | undefined {
  const [, before, trailing] = behind.exec(plain) ?? [];
  return before && trailing ? { street: before.trim(), number: trailing } : undefined;
}

/** A bare number after a comma is that of the house: "Calle Mayor, 5", "Calle 5, 10". */
function splitFlat(plain: string): StreetAndNumber | undefined {
  const [, name = "", between = "", listed, worded] = withFlat.exec(plain) ?? [];
  const flat = listed ?? worded;
  if (flat === undefined || /^\d+ ?[a-z]?$/i.test(flat) || isFlat(name)) return undefined;
  return { street: name.trim(), number: between, flat };
}

/** "Flat 3, 12 Main Street" begins with the flat. */
function isFlat(name: string): boolean {
  const plain = normalise(name);
  return flatWords.includes(plain) || saysOnly(plain, ({ fields }) => fields.addressLine2);
}

/** "Calle" and "de la Paz" of "Calle de la Paz"; the kind comes last in "Maple Grove Rd". */
export function splitStreetType(street: string): { type: string; name: string } | undefined {
  const [, first = "", behindFirst = ""] = /^([^\s/]+\/?)\s*(\S.*)$/u.exec(street) ?? [];
  if (isStreetType(first)) return { type: first, name: behindFirst };
  const [, beforeLast = "", last = ""] = /^(.*\S)\s+(\S+)$/u.exec(street) ?? [];
  return isStreetType(last) ? { type: last, name: beforeLast } : undefined;
}

/** House and flat of "27/8". */
export function splitNumber(number: string): { house: string; flat: string } | undefined {
  const [, house, flat] = /^(\d+ ?\p{L}?) ?\/ ?(\d+ ?\p{L}?)$/u.exec(number) ?? [];
  return house !== undefined && flat !== undefined ? { house, flat } : undefined;
}

/** "58" and "2" of "58-2", "14" and "a" of "14a". */
export function splitAddition(number: string): { house: string; flat: string } | undefined {
  const [, house, flat] = /^(\d+) ?[-/+]? ?(\S.*)$/u.exec(number) ?? [];
  return house !== undefined && flat !== undefined && !/^\d/.test(number.slice(house.length))
    ? { house, flat }
    : undefined;
}
