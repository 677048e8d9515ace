/// <reference lib="dom" />
import { closest, contains, parentOf } from "../tree/flat-tree.ts";
import { shownText } from "./text-of.ts";

const longest = 120;

/** What a table says of all amounts in the element's column: its caption, and the column's head. "" outside of tables. */
export function tableHead(element: Element): string {
  const cell = closest(element, "td, th");
  const table = closest(cell, "table");
  if (!(cell instanceof HTMLTableCellElement) || !table) return "";
  const caption = table.caption ? shownText(table.caption, longest) : "";
  const [first] = table.rows;
  const isOwn = first === undefined || contains(first, cell);
  const head = isOwn ? undefined : cellAt(first, startOf(cell));
  return `${caption} ${head ? shownText(head, longest) : ""}`.trim();
}

/** The column in which a cell starts; cells to its left may be wider than one column. */
function startOf(cell: HTMLTableCellElement): number {
  const row = parentOf(cell);
  const before = row instanceof HTMLTableRowElement ? [...row.cells].slice(0, cell.cellIndex) : [];
  return before.reduce((columns, { colSpan }) => columns + colSpan, 0);
}

function cellAt(row: HTMLTableRowElement, column: number): HTMLTableCellElement | undefined {
  let end = 0;
  return [...row.cells].find(({ colSpan }) => {
    end += colSpan;
    return column < end;
  });
}
