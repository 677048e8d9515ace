/// <reference lib="dom" />

import { writesPrice } from "../../../../page/in-page/amounts/writes-price.ts";
import { shownText } from "../../../../page/in-page/text/text-of.ts";
import { allWithin, contains, parentOf, previousOf } from "../../../../page/in-page/tree/flat-tree.ts";
import type { GoodsRow } from "./goods-row.ts";

const longestName = 40;
const headings = "h2, h3, h4, h5, h6, caption";

/**
 * The rows of several lists alike, one for each colour, say, with the same sizes in each: "Navy / 26.5 cm". Empty if the
 * lists name different things.
 *
 * @param rowsOf the rows of one list
 */
export function nestedRows(
  elements: readonly Element[],
  rowsOf: (elements: readonly Element[]) => GoodsRow[],
): GoodsRow[] {
  const byList = Map.groupBy(elements, (element) => parentOf(partOf(element, elements)));
  const found = [...byList.values()].map((own) => {
    const part = partOf(
      own[0] as Element,
      elements.filter((one) => !own.includes(one)),
    );
    const parts = own.map((element) => partOf(element, elements));
    return { part, name: nameOf(part, parts), rows: rowsOf(own) };
  });
  // A single row in a part of its own is an extra.
  const lists = found.filter(({ rows }) => rows.length > 0);
  const [first] = lists;
  if (!first || lists.length < 2) return [];
  const areAlike = lists.every(
    ({ part, name, rows }) =>
      part.tagName === first.part.tagName &&
      parentOf(part) === parentOf(first.part) &&
      name !== "" &&
      sharesMost(rows, first.rows),
  );
  if (!areAlike || new Set(lists.map(({ name }) => name)).size < lists.length) return [];
  return lists.flatMap(({ name, rows }) => rows.map((row) => ({ ...row, title: `${name} / ${row.title}` })));
}

/** The largest part of the page around an element that contains none of the others. */
export function partOf(element: Element, others: readonly Element[]): Element {
  const isAlone = (place: Element) => others.every((other) => other === element || !contains(place, other));
  let part = element;
  for (let around = parentOf(part); around && isAlone(around); around = parentOf(part)) part = around;
  return part;
}

/** The heading above the rows of a part, inside of it or right before it, or what the part says besides them. */
function nameOf(part: Element, rows: readonly Element[]): string {
  const before = previousOf(part);
  const heading =
    allWithin(part, headings).find((one) => !rows.some((row) => contains(row, one))) ??
    (before?.matches(headings) ? before : undefined);
  const rest = heading
    ? shownText(heading, 80)
    : rows.reduce((left, row) => left.replace(shownText(row, 4_000), " "), shownText(part, 4_000));
  const name = rest.replace(/\s+/g, " ").replaceAll("/", "-").trim();
  return name.length > longestName || writesPrice(name) ? "" : name;
}

/** The same rate costs more in another room: "Bed & breakfast — £426.00". */
function sharesMost(rows: readonly GoodsRow[], others: readonly GoodsRow[]): boolean {
  const plain = (title: string) => (writesPrice(title) ? title.replace(/\d[\d.,\s]*/g, "") : title);
  const shared = rows.filter(({ title }) => others.some((other) => plain(other.title) === plain(title)));
  return shared.length > 1 && shared.length * 2 > others.length;
}
