import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/database/open-database.ts";

/** A column with encrypted values, and how to tell which key a value is under. */
export interface SealedColumn {
  table: string;
  id: string;
  column: string;
  /** What the values of one key have in common: its id, or a prefix that identifies it. */
  mark: RawBuilder<string>;
}

/** Values of `createSealer`: the key id follows its length byte. */
export function bytesColumn(table: string, id: string, column: string): SealedColumn {
  const value = sql.ref(column);
  const mark = sql<string>`convert_from(substring(${value} from 3 for get_byte(${value}, 1)), 'UTF8')`;
  return { table, id, column, mark };
}

/**
 * Values of `createJsonEncryption`: they begin with the header, which is the same for all values of a key.
 */
export function tokenColumn(table: string, id: string, column: string): SealedColumn {
  return { table, id, column, mark: sql<string>`split_part(${sql.ref(column)}, '.', 1)` };
}

export async function countByKeyMark(
  db: Db,
  { table, column, mark }: SealedColumn,
): Promise<{ mark: string; rows: number }[]> {
  const counted = await sql<{ mark: string; rows: number }>`
    select ${mark} as mark, count(*)::int as rows from ${sql.table(table)}
    where ${sql.ref(column)} is not null group by 1
  `.execute(db);
  return counted.rows;
}

/** Values that aren't under the key of this mark and come after `after`, in id order. */
export async function listUnderOtherKeys<Sealed>(
  db: Db,
  { table, id, column, mark }: SealedColumn,
  wanted: { mark: string; after: string; limit: number },
): Promise<{ id: string; sealed: Sealed }[]> {
  const found = await sql<{ id: string; sealed: Sealed }>`
    select ${sql.ref(id)} as id, ${sql.ref(column)} as sealed from ${sql.table(table)}
    where ${sql.ref(column)} is not null and ${mark} <> ${wanted.mark} and ${sql.ref(id)} > ${wanted.after}::uuid
    order by ${sql.ref(id)} limit ${wanted.limit}
  `.execute(db);
  return found.rows;
}

/** Does nothing if the value was replaced or deleted in the meantime. */
export async function replaceSealed(
  db: Db,
  { table, id, column }: SealedColumn,
  value: { id: string; from: unknown; to: unknown },
): Promise<void> {
  await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${value.to}
    where ${sql.ref(id)} = ${value.id} and ${sql.ref(column)} = ${value.from}
  `.execute(db);
}
