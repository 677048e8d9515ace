import { normalise } from "../../words/normalise.ts";

/**
 * Whether both are the same value, however much more or less than the chosen one it costs: shops write that behind
 * each of a list's values, and write it anew with every choice ("King +$30.00" is "King" once it is chosen).
 */
export function isSameValue(one: string, other: string): boolean {
  if (one === other) return true;
  const bare = withoutSurcharge(one);
  return bare !== "" && bare === withoutSurcharge(other);
}

function withoutSurcharge(title: string): string {
  return normalise(title.trim().replace(surcharge, ""));
}

/** The sign tells it from a price of its own: "Case of 6 – €99.50" and "Ticket $10" stay as they are. */
const digits = String.raw`\d[\d.,]{0,12}(?:\s\d[\d.,]{0,12}){0,3}`;
const signs = String.raw`\p{Sc}|[A-Z]{3}`;
const surcharge = new RegExp(
  String.raw`[([]?\s?(?:\+\s?|(?<![\p{L}\d])[-−])(?:(?:${signs})\s?${digits}|${digits}\s?(?:${signs}|kr|zł|Kč|Ft|lei))\s?[)\]]?$`,
  "u",
);
