/// <reference lib="dom" />

import { writesPrice } from "../../../../page/in-page/amounts/writes-price.ts";
import { columnHeading } from "../../../../page/in-page/text/label-of.ts";
import { shownText } from "../../../../page/in-page/text/text-of.ts";

/** No more than a price is written in the cell. */
const longestPrice = 16;

/** What a cell of a table of prices stands for, by the heads of its row and column: "500 Express £46.00". Empty for others. */
export function pricedCell(cell: Element): string {
  if (!cell.matches("td")) return "";
  const price = shownText(cell, 2 * longestPrice).trim();
  const heads = price.length <= longestPrice && writesPrice(price) ? columnHeading(cell) : "";
  return heads === "" ? "" : `${heads} ${price}`;
}
