/// <reference lib="dom" />

import { writesPrice } from "../../../../page/in-page/amounts/writes-price.ts";
import { columnHeading } from "../../../../page/in-page/text/label-of.ts";
import { shownText } from "../../../../page/in-page/text/text-of.ts";
import { closest, findWithin } from "../../../../page/in-page/tree/flat-tree.ts";
import { titleOfBox } from "../choices/option-name.ts";

/** No more than a price is written beside the box. */
const longestPrice = 16;

export interface PriceMatrix {
  /** What the rows are called; empty if the table doesn't say. */
  name: string;
  titles: ReadonlyMap<HTMLInputElement, string>;
}

/**
 * Radios that stand in the cells of a table with nothing but a price each: what they choose is said by the heads of
 * their row and column, "200 pieces" and "2 working days". Undefined for other radios.
 */
export function priceMatrix(boxes: readonly HTMLInputElement[]): PriceMatrix | undefined {
  const priced = boxes.map((box) => ({ box, price: titleOfBox(box), heads: columnHeading(box) }));
  const rows = new Set(boxes.map((box) => closest(box, "tr")));
  const isMatrix = priced.every(
    ({ price, heads }) => heads !== "" && price.length <= longestPrice && writesPrice(price),
  );
  const table = closest(boxes[0], "table");
  if (rows.size < 2 || !isMatrix || !(table instanceof HTMLTableElement)) return undefined;
  const head = [...table.rows].find((row) => !findWithin(row, "td, input, select, textarea"));
  const [corner] = head?.cells ?? [];
  return {
    name: corner ? shownText(corner, 60).trim() : "",
    titles: new Map(priced.map(({ box, price, heads }) => [box, `${heads} ${price}`])),
  };
}
