import { z } from "zod";
import { limits } from "./limits.ts";

const { minSize, maxSize, defaultSize } = limits.page;

const PageSize = z.int(`must be an integer from ${minSize} to ${maxSize}`).min(minSize).max(maxSize);

/** Digits only: no sign, fraction, exponent, hexadecimal or white space, which `Number` would accept. */
const PageLimit = z.preprocess(
  (sent: string | number | undefined) =>
    typeof sent === "string" && /^\d{1,3}$/.test(sent) ? Number(sent) : sent,
  PageSize.default(defaultSize),
);

/**
 * The `nextCursor` of the previous page, or any ISO timestamp. Kept as sent: the digits after the
 * milliseconds distinguish rows of the same millisecond, and only the server reads them.
 */
const PageCursor = z.iso
  .datetime({ offset: true, abort: true })
  .max(64)
  .refine((text) => hasFourDigitYear(text), "must lie in the years 0001 to 9999");

export const PageQuery = z.object({ limit: PageLimit, cursor: PageCursor.optional() });
export type PageQuery = z.output<typeof PageQuery>;

/** A page of a cursor-paged collection; `nextCursor` is null on the last page. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ data: z.array(item), nextCursor: z.string().nullable() });
}

/** PostgreSQL has no year 0, and dates beyond 9999 are written in another form. */
function hasFourDigitYear(text: string): boolean {
  return /^(?!0000)\d{4}-/.test(new Date(text).toISOString());
}
