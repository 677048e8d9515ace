import { z } from "zod";
import { limits } from "./limits.ts";

const { minSize, maxSize, defaultSize } = limits.page;

const PageSize = z.int(`must be an integer from ${minSize} to ${maxSize}`).min(minSize).max(maxSize);

/** Digits alone: no sign, fraction, exponent, hexadecimal or white space, all of which `Number` would read. */
const PageLimit = z.preprocess(
  (sent: string | number | undefined) =>
    typeof sent === "string" && /^\d{1,3}$/.test(sent) ? Number(sent) : sent,
  PageSize.default(defaultSize),
);

/**
 * The `nextCursor` of the page before, or any ISO timestamp. Kept as sent: the digits after the milliseconds
 * tell rows of one millisecond apart, and only the server reads them.
 */
const PageCursor = z.iso
  .datetime({ offset: true, abort: true })
  .max(64)
  .refine((text) => hasFourDigitYear(text), "must lie in the years 0001 to 9999");

export const PageQuery = z.object({ limit: PageLimit, cursor: PageCursor.optional() });
export type PageQuery = z.output<typeof PageQuery>;

/** A page of a cursor-paged collection; `nextCursor` is null at the end. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ data: z.array(item), nextCursor: z.string().nullable() });
}

/** A database's calendar has no year 0, and a date beyond 9999 is written in another form. */
function hasFourDigitYear(text: string): boolean {
  return /^(?!0000)\d{4}-/.test(new Date(text).toISOString());
}
