import { languages } from "../../../words/languages.ts";
import { hasPhrase, isUnspaced, normalise } from "../../../words/normalise.ts";
import type { KnownBuyer } from "../../form/fields/known-buyer.ts";

/** In lines: the longest address, including the name above it. */
const longestAddress = 8;

/**
 * The address to which the page says it delivers, if it isn't the buyer's. Undefined if the page shows none,
 * if the buyer's own is shown too, or if the order has no address. `lines`: the text of the page.
 */
export function findKeptAddress(lines: readonly string[], buyer: KnownBuyer): string | undefined {
  if (buyer.address_line1 === undefined && buyer.postal_code === undefined) return undefined;
  const shown = lines.flatMap(headingFirst).filter((line) => line !== "");
  if (showsBuyersAddress(shown, buyer)) return undefined;
  const heading = shown.findIndex(isHeading);
  if (heading < 0) return undefined;
  const below = shown.slice(heading + 1, heading + 1 + longestAddress);
  const end = below.findIndex(hasPostalCode);
  return end < 0
    ? undefined
    : below
        .slice(0, end + 1)
        .join(", ")
        .slice(0, 200);
}

/** "Delivery address: 7 Elm Road, Reno, NV 89501". */
function headingFirst(line: string): string[] {
  const [, heading = "", rest = ""] = /^([^:：]{2,40})[:：]\s*(\S.*)$/u.exec(line.trim()) ?? [];
  return isHeading(heading) ? [heading, rest] : [line.trim()];
}

export function showsBuyersAddress(lines: readonly string[], buyer: KnownBuyer): boolean {
  return lines.some((line) => isOfBuyer(line, buyer));
}

function isOfBuyer(line: string, { address_line1, postal_code }: KnownBuyer): boolean {
  const plain = normalise(line);
  const isStreet = address_line1 !== undefined && plain.includes(normalise(address_line1));
  return (
    isStreet || (postal_code !== undefined && together(plain).includes(together(normalise(postal_code))))
  );
}

function together(text: string): string {
  return text.replaceAll(" ", "");
}

/** "Delivery address", "Ship to": a section heading that names the place, not the delivery method. */
function isHeading(line: string): boolean {
  const plain = normalise(line);
  if (plain.length > 40) return false;
  return languages.some(({ purpose, fields }) => {
    const names = purpose.shipping.filter((phrase) => hasPhrase(plain, [phrase]));
    const isWhole = names.some((phrase) => phrase === plain && (phrase.includes(" ") || isUnspaced(phrase)));
    return isWhole || (names.length > 0 && hasPhrase(plain, fields.addressLine1));
  });
}

/** British, Canadian and Japanese codes, which can't be recognised by digits alone. */
const lettered = /\b([A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d)\b|〒/;

/** Such a code, or four to six digits beside words that aren't a year, amount or phone number. */
function hasPostalCode(line: string): boolean {
  if (line.length > 120 || /\p{Sc}/u.test(line)) return false;
  if (lettered.test(line)) return true;
  const letters = line.match(/\p{L}/gu)?.length ?? 0;
  const digits = line.match(/\d/g)?.length ?? 0;
  if (letters < 2 || (digits > letters && digits > 6)) return false;
  const numbers = line.match(/(?<![\d.,:+-])\d{4,6}(?![\d.,:]*\d)/g) ?? [];
  return numbers.some((number) => !/^(19|20)\d\d$/.test(number));
}
