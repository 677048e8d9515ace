/// <reference lib="dom" />

import { isDisabled } from "../../../../page/in-page/controls/is-disabled.ts";
import { shownText } from "../../../../page/in-page/text/text-of.ts";
import { closest, contains } from "../../../../page/in-page/tree/flat-tree.ts";
import { selectorOf } from "../../../../page/in-page/tree/selector-of.ts";
import type { GoodsRow } from "./goods-row.ts";

/**
 * The goods of a table with a number of pieces in each cell, named by the headings of row and column: "Navy / L". Empty
 * if the fields are in no such table.
 */
export function rowsOfGrid(fields: readonly Element[]): GoodsRow[] {
  const [first] = fields;
  const table = first && closest(first, "table");
  if (!(table instanceof HTMLTableElement)) return [];
  const [head, ...rows] = table.rows;
  // A single row of numbers has no name of its own.
  const isLone = rows.length === 1 && fields.some((field) => contains(rows[0]?.cells[0], field));
  const skipped = isLone ? 0 : 1;
  const cells = rows.flatMap((row) =>
    [...row.cells].slice(skipped).map((cell, at) => {
      const field = fields.find((one) => contains(cell, one));
      const column = head?.cells[at + skipped];
      return { row, cell, field, names: (isLone ? [column] : [row.cells[0], column]).map(nameOf) };
    }),
  );
  const own = cells.flatMap(({ row, cell, field, names }) => {
    if (!field) return [];
    const isOpen = !isDisabled(field);
    const title = names.join(" / ");
    return [
      {
        row,
        title,
        text: shownText(cell, 400),
        kind: "pieces" as const,
        selector: selectorOf(field),
        isOpen,
        names,
      },
    ];
  });
  const isGrid =
    own.length === fields.length && rows.some((row) => own.filter((one) => one.row === row).length > 1);
  const isTold =
    own.every(({ names }) => !names.includes("")) &&
    new Set(own.map(({ title }) => title)).size === own.length;
  if (!isGrid || !isTold) return [];
  return own.map(({ title, text, kind, selector, isOpen }) => ({ title, text, kind, selector, isOpen }));
}

/** A slash joins the names of row and column. */
function nameOf(cell: HTMLTableCellElement | undefined): string {
  return cell ? shownText(cell, 60).replaceAll("/", "-").trim() : "";
}
