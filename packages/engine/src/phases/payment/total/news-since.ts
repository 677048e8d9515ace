import { compareAmounts } from "@cartwright/contract";
import { namesOtherCurrency } from "../../../page/amounts/other-currency.ts";
import { findAmounts } from "../../../page/amounts/parse-money.ts";
import { normalise } from "../../../words/normalise.ts";
import { quoted, quotedShort } from "../../../words/quoted.ts";
import { goodsInstead, isAbout, linesAbout, writesCount } from "./lines-about-goods.ts";
import type { PageSays } from "./page-says.ts";
import type { OrderTotal } from "./read-order-total.ts";

/** What is bought, as the product's page calls it. */
export interface OrderedGoods {
  title: string;
  /** The chosen value of each option. */
  values: readonly string[];
  pieces: number;
  /** What was answered in the form since, as its lists show it: that is no news of the goods. */
  shown?: readonly string[];
}

/**
 * A sentence for a person about what the page says differently now, or additionally. Undefined if nothing has
 * changed.
 */
export function newsSince(
  before: PageSays | undefined,
  now: PageSays | undefined,
  goods: OrderedGoods | undefined,
): string | undefined {
  if (!before || !now) return undefined;
  const known = new Set(before.charges.map(withoutCount));
  const charge = now.charges.find((one) => !known.has(withoutCount(one)));
  if (charge !== undefined) return `It says now: ${quoted(charge)}.`;
  const other = goods === undefined ? undefined : otherGoods(before, now, goods);
  return other && `It showed ${quotedShort(other.was)}, and shows ${quotedShort(other.is)} now.`;
}

/**
 * Same, about what stands beside the total now and nothing explains, where it names a sum or another currency. On
 * another step the words around the total are others anyway.
 */
export function noteSince(
  before: PageSays | undefined,
  now: PageSays | undefined,
  { unexplained, total }: Pick<OrderTotal, "unexplained" | "total">,
): string | undefined {
  if (!before || !now || before.address !== now.address) return undefined;
  if (without(before.lines, now.lines).length * 2 > before.lines.length) return undefined;
  // Lines beside an amount may have been joined in another way.
  const known = normalise([...before.lines, ...(before.elsewhere ?? [])].join(" "));
  const isNew = (line: string) => !known.includes(normalise(line));
  const note = unexplained?.lines.find(
    (line) => isNew(line) && (namesOtherSum(line, total) || namesOtherCurrency(line, total)),
  );
  return note && `It says now: ${quoted(note)}.`;
}

function namesOtherSum(line: string, total: OrderTotal["total"]): boolean {
  return findAmounts(line).some(({ amount }) => !total || compareAmounts(amount, total.amount) !== 0);
}

/** A countdown in a line without an amount is no news. */
function withoutCount(charge: string): string {
  return findAmounts(charge).some(({ currency }) => currency) ? charge : charge.replace(/\d+/g, "0");
}

/**
 * A line about the goods that was replaced, or a new line that counts goods. If lines only disappeared, a
 * summary was collapsed; if most of the page has changed, it is another step.
 */
function otherGoods(
  before: PageSays,
  now: PageSays,
  ordered: OrderedGoods,
): { was: string; is: string } | undefined {
  const goods = ordered.title;
  const gone = without(before.lines, now.lines);
  const isShown = (line: string) => ordered.shown?.some((one) => normalise(one) === normalise(line));
  const come = without(now.lines, before.lines).filter((line) => !isOrdered(line, ordered) && !isShown(line));
  if (gone.length * 2 > before.lines.length) return goodsOfStep(before, now, goods);
  const more = come.find(writesCount);
  if (more !== undefined && gone.every((line) => !isAbout(line, goods))) return { was: goods, is: more };
  const was = linesAbout(before.lines, goods).find((line) => gone.includes(line));
  const is = was === undefined ? undefined : (come.find((line) => isAbout(line, goods)) ?? come[0]);
  return was === undefined || is === undefined ? undefined : { was, is };
}

/** "2 × Velvet Sofa (red)": no more than the name, the chosen values and the ordered number. */
function isOrdered(line: string, { title, values, pieces }: OrderedGoods): boolean {
  const known = new Set(
    [title, ...values, String(pieces), "x"].flatMap((words) => normalise(words).split(" ")),
  );
  const words = normalise(line.replaceAll("×", " x ")).split(" ");
  return isAbout(line, title) && words.every((word) => known.has(word)) && words.includes(String(pieces));
}

/** Another step may write and count the goods differently, but doesn't list other goods instead. */
function goodsOfStep(
  before: PageSays,
  now: PageSays,
  goods: string,
): { was: string; is: string } | undefined {
  const was = before.lines.find((line) => isAbout(line, goods));
  const is = goodsInstead(now, goods);
  return was === undefined || is === undefined ? undefined : { was, is };
}

/** The first list minus the second, counting duplicates. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
