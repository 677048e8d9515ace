import type { PageQuery } from "@cartwright/contract";

/** Where a page begins: at rows older than `createdAt`, or as old with a smaller ordinal. */
interface PagePosition {
  createdAt: Date;
  /** Ordinals begin at 1: "0" takes no row of that very millisecond. */
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

/** Takes one row more than the page holds, so that the last page is known without another question. */
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

/** A timestamp as any other, unless the row that follows was created in the same millisecond. */
function cursorBetween(last: PagedRow, next: PagedRow): string {
  const time = last.created_at.toISOString();
  if (next.created_at.getTime() !== last.created_at.getTime()) return time;
  return time.replace("Z", `${last.ordinal.padStart(ordinalDigits, "0")}Z`);
}

/** A cursor's fraction digits after the milliseconds are the ordinal; with more or fewer of them it is a plain timestamp. */
function readCursor(cursor: string): PagePosition {
  const digits = /\.\d{3}(\d+)/.exec(cursor)?.[1] ?? "";
  const createdAt = new Date(cursor.replace(/(\.\d{3})\d+/, "$1"));
  if (digits.length === ordinalDigits) return { createdAt, ordinal: BigInt(digits).toString() };
  // A time between two milliseconds lies after every row of the first.
  return { createdAt, ordinal: /[1-9]/.test(digits) ? highestOrdinal : "0" };
}
