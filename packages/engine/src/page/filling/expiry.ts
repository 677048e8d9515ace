import { longYear, shortYear, shownMonth } from "../../words/fields/date-letters.ts";

/**
 * Parses a card's expiry as people write it ("4/29", "04/2029", "0429") or as in HTML ("2029-04",
 * "2029-04-30"). Undefined if it isn't one.
 */
export function parseExpiry(written: string): { month: string; year: string } | undefined {
  const [, standardYear, standardMonth] = /^(\d{4})-(0[1-9]|1[0-2])(?:-\d{2})?$/.exec(written) ?? [];
  if (standardYear && standardMonth) return { month: standardMonth, year: standardYear };
  const digits =
    /^\s*(\d{1,2})(?:\s*[/.-]\s*|\s+)(\d{4}|\d{2})\s*$/.exec(written) ??
    /^\s*(\d{2})(\d{4}|\d{2})\s*$/.exec(written);
  const month = Number(digits?.[1]);
  const year = digits?.[2];
  if (!(month >= 1 && month <= 12) || year === undefined) return undefined;
  return { month: String(month).padStart(2, "0"), year: year.length === 2 ? `20${year}` : year };
}

/**
 * Formats the expiry for a field according to the page's objection to it, its placeholder, label, pattern and length:
 * "MM / YY" by default.
 */
export function formatExpiry(
  expiry: { month: string; year: string },
  field: { placeholder: string; label: string; invalid?: string; pattern?: string; maxLength?: number },
): string {
  const said = [field.invalid ?? "", field.placeholder, field.label];
  const found = said.map((text) => shape.exec(text)).find((match) => match !== null);
  const yearDigits = found ? shownDigits(found[3]) : roomyDigits(field.maxLength);
  const hasRoom = field.maxLength === undefined || field.maxLength >= 5;
  const separator = hasRoom ? fitSeparator(found?.[2] ?? "/", field.maxLength, yearDigits) : "";
  return `${expiry.month}${separator}${expiry.year.slice(-yearDigits)}`;
}

/** As HTML writes a month, or the month's last day for a native date input: the card is valid until then. */
export function standardExpiry({ month, year }: { month: string; year: string }, { isDay = false }): string {
  const lastDay = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return isDay ? `${year}-${month}-${lastDay}` : `${year}-${month}`;
}

const years = `${longYear}|${shortYear}`;
const shape = new RegExp(
  `(${shownMonth}|0[1-9]|_{2})(\\s*(?:[/.\\-–]\\s*)?)(${years}|20\\d{2}|\\d{2}|_{2,4})`,
  "i",
);
const bothParts = new RegExp(`^\\s*(?:${shownMonth})\\s*(?:[/.\\-–]\\s*)?(?:${years})\\s*$`, "i");
const yearAlone = new RegExp(`^(?:${shortYear})$`, "i");

/** "MM/YY": this field takes both month and year, whatever its label. */
export function showsBothParts(placeholder: string): boolean {
  return bothParts.test(placeholder);
}

/** "YY": the year has its own field, with two digits. */
export function showsShortYear(placeholder: string): boolean {
  return yearAlone.test(placeholder);
}

function shownDigits(year: string | undefined): 2 | 4 {
  return year?.length === 4 ? 4 : 2;
}

function roomyDigits(maxLength: number | undefined): 2 | 4 {
  return maxLength === 6 || maxLength === 7 ? 4 : 2;
}

/** Drops the spaces around the separator if they don't fit. */
function fitSeparator(separator: string, maxLength: number | undefined, yearDigits: number): string {
  if (maxLength === undefined || 2 + separator.length + yearDigits <= maxLength) return separator;
  return separator.trim();
}
