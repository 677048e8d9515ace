import type { PageQuery } from "@cartwright/contract";

/** Where a page begins: at rows older than `createdAt`, or of the same time with a smaller ordinal. */
interface PagePosition {
  createdAt: Date;
  /** Ordinals begin at 1, so "0" excludes all rows of that millisecond. */
  ordinal: string;
}

export interface PageRequest {
  limit: number;
  before: PagePosition | undefined;
}

export interface PagedRow {
  created_at: Date;
  ordinal: string;
}

const ordinalDigits = 12;
const highestOrdinal = "9223372036854775807";

export function readPageRequest(query: PageQuery): PageRequest {
  return { limit: query.limit, before: query.cursor === undefined ? undefined : readCursor(query.cursor) };
}

/** Expects one row more than the page holds, which shows whether there is another page. */
export function toPage<Row extends PagedRow, Item>(
  rows: readonly Row[],
  limit: number,
  toItem: (row: Row) => Item,
): { data: Item[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const next = rows[limit];
  return { data: page.map(toItem), nextCursor: last && next ? cursorBetween(last, next) : null };
}

/** A plain timestamp, unless the next row was created in the same millisecond. */
function cursorBetween(last: PagedRow, next: PagedRow): string {
  const time = last.created_at.toISOString();
  if (next.created_at.getTime() !== last.created_at.getTime()) return time;
  return time.replace("Z", `${last.ordinal.padStart(ordinalDigits, "0")}Z`);
}

/**
 * If a cursor has exactly `ordinalDigits` digits after the milliseconds, they are the ordinal; otherwise it
 * is a plain timestamp.
 */
function readCursor(cursor: string): PagePosition {
  const digits = /\.\d{3}(\d+)/.exec(cursor)?.[1] ?? "";
  const createdAt = new Date(cursor.replace(/(\.\d{3})\d+/, "$1"));
  if (digits.length === ordinalDigits) return { createdAt, ordinal: BigInt(digits).toString() };
  // A time between two milliseconds is after all rows of the first.
  return { createdAt, ordinal: /[1-9]/.test(digits) ? highestOrdinal : "0" };
}
