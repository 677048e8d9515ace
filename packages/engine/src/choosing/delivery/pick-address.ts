import { findOnly } from "../../find-only.ts";
import { normalise } from "../../words/normalise.ts";

/** An address as far as the engine knows it. */
export interface AddressKnown {
  address_line1?: string | undefined;
  address_line2?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
  postal_code?: string | undefined;
}

/**
 * Picks the buyer's address, however it is written: it has the whole street and its number, no other number
 * (another flat, another postal code), and the city if it names one.
 */
export function pickAddress<Item>(
  offered: readonly Item[],
  textOf: (item: Item) => string,
  address: AddressKnown,
): Item | undefined {
  const fitting = offered.flatMap((item) => {
    const rest = restBeside(textOf(item), address);
    return rest === undefined ? [] : [{ item, rest }];
  });
  const least = Math.min(...fitting.map(({ rest }) => rest));
  return findOnly(fitting.filter(({ rest }) => rest === least))?.item;
}

/** How many words it has beyond the buyer's address; undefined if it is another address. */
function restBeside(text: string, address: AddressKnown): number | undefined {
  const left = wordsOf(text);
  const takeAll = (part: string | undefined) => {
    const words = wordsOf(part ?? "");
    return words.length > 0 && words.every((word) => take(left, word));
  };
  if (!takeAll(address.address_line1) || !/\d/.test(address.address_line1 ?? "")) return undefined;
  const isPlaced = [takeAll(address.city), takeAll(address.postal_code)].includes(true);
  for (const word of wordsOf(`${address.address_line2 ?? ""} ${address.state ?? ""}`)) take(left, word);
  if (left.some((word) => /\d/.test(word))) return undefined;
  return isPlaced || left.length === 0 ? left.length : undefined;
}

/** Postal codes are written with and without a space, house numbers are not. */
function wordsOf(text: string): string[] {
  return normalise(text).split(" ").filter(Boolean);
}

function take(words: string[], wanted: string): boolean {
  const exact = words.indexOf(wanted);
  const at = exact >= 0 ? exact : words.findIndex((word) => isShort(word, wanted) || isShort(wanted, word));
  if (at >= 0) words.splice(at, 1);
  return at >= 0;
}

/** "St" for "Street", "Rd" for "Road", "Str" for "Straße": the first letter, then others in order. */
function isShort(short: string, long: string): boolean {
  if (short.length > 4 || short.length < 2 || short.length >= long.length || /\d/.test(short + long))
    return false;
  let at = 0;
  for (const letter of long) if (letter === short[at]) at += 1;
  return short[0] === long[0] && at === short.length;
}
