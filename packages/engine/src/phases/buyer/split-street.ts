import { numberSuffixes } from "../../words/house-numbers.ts";

export interface StreetAndNumber {
  street: string;
  /** Including suffixes and ranges: `12`, `12a`, `12-14`, `12/3`. */
  number: string;
}

const number = String.raw`\d{1,7} ?\p{L}?(?: ?[-/+] ?(?:\d{1,7} ?\p{L}?|\p{L})){0,4}`;
const ahead = new RegExp(
  String.raw`^(\d+\p{L}?(?:[-/]\d+\p{L}?)*(?: (?:${numberSuffixes.join("|")}))?)(?:, ?| )(\p{L}.*)$`,
  "iu",
);
const behind = new RegExp(String.raw`^(\P{L}*\p{L}.*?)(?:,? n[°ºro]{0,3}\.? ?|,? )(${number})$`, "iu");

/** Splits the first address line into street and number, in either order. */
export function splitStreet(line: string): StreetAndNumber | undefined {
  const plain = line.replace(/\s+/g, " ").trim();
  const [, leading, after] = ahead.exec(plain) ?? [];
  if (leading && after) return { street: after, number: leading };
  const [, before, trailing] = behind.exec(plain) ?? [];
  return before && trailing ? { street: before.trim(), number: trailing } : undefined;
}
