import type { OfferOption } from "../../../choosing/offer.ts";
import { normalise, phraseIndex } from "../../../words/normalise.ts";
import { quoted, quotedShort } from "../../../words/quoted.ts";
import { isAbout, isNamed, wordsOf, writesCount } from "./lines-about-goods.ts";
import type { PageSays } from "./page-says.ts";

/** What was put into the cart. */
export interface ChosenGoods {
  /** Undefined where the product's page gave it no name. */
  title: string | undefined;
  /** One for each option. */
  values: readonly string[];
  options: readonly OfferOption[];
}

const mostLines = 3;
/** The choices are within this many lines below the goods' name. */
const linesOfGoods = 2;

/**
 * What a person who pays should know of the goods that the page of the order names: other ones, more of them, or
 * another variant than was chosen. Empty if nothing is odd. `rows`: those of the total that are neither the goods nor
 * a usual one.
 */
export function goodsRemark(
  { lines, rows = [] }: Pick<PageSays, "lines"> & { rows?: readonly string[] },
  { title, ...goods }: ChosenGoods,
): string {
  if (title === undefined) return "";
  const names = [title, ...goods.values.filter((value) => wordsOf(value).length > 0)];
  const isOrdered = (line: string) => names.some((name) => isNamed(line, name));
  const named = lines.filter(isOrdered);
  const counted = lines.filter((line) => countsGoods(line) && !isOrdered(line));
  const isToldAlready = (row: string) => counted.some((line) => row.includes(line));
  const odd = rows.filter((row) => !isToldAlready(row) && !isOrderedVariant(row, { title, ...goods }));
  const others = [...counted, ...odd];
  const listed = [...new Set(others)].slice(0, mostLines).map(quotedShort).join(" and ");
  if (listed !== "" && named.length === 0)
    return `It lists ${listed}, and does not name what should be bought.`;
  const also = listed === "" ? [] : [`It also lists ${listed}.`];
  return [...also, ...otherChoices(lines, { title, ...goods })].join(" ");
}

/** Of several variants of one product that are ordered, each has a row. */
function isOrderedVariant(row: string, { title = "", options }: ChosenGoods): boolean {
  const variants = options.flatMap(({ ordered }) => ordered?.each?.variants ?? []);
  return (
    isAbout(row, title) && variants.some(({ variant }) => variant.values.every((value) => says(row, value)))
  );
}

/** "Size 90 x 200" and "4 x $20.00" count no goods. */
function countsGoods(line: string): boolean {
  const isMeasure = /\d\s?[×✕x]\s?\d/u.test(line);
  const isPrice = /[×✕x]\s?\p{Sc}|\d\s?[×✕x]\s?\d+[.,]\d{2}/u.test(line);
  return writesCount(line) && !isMeasure && !isPrice;
}

/** Values that were not chosen, in lines about the goods that don't name the chosen one. */
function otherChoices(
  lines: readonly string[],
  { title, values, options }: ChosenGoods & { title: string },
): string[] {
  return options.flatMap((option, place) => {
    const chosen = values[place];
    if (chosen === undefined || option.values.length < 2) return [];
    const about = lines.flatMap((line, at) =>
      isAbout(line, title) ? [{ line, all: lines.slice(at, at + 1 + linesOfGoods) }] : [],
    );
    if (about.some(({ all }) => all.some((line) => says(line, chosen)))) return [];
    const others = option.values.filter((value) => value !== chosen && !says(title, value));
    return about.slice(0, 1).flatMap(({ line, all }) => {
      const other = all.find((one) => others.some((value) => saysChoice(one, { value, option, line })));
      if (other === undefined) return [];
      const place = other === line ? quotedShort(line) : `${quotedShort(other)} for ${quotedShort(line)}`;
      return [`It lists ${place}, where ${quoted(chosen)} was chosen.`];
    });
  });
}

/** In a line of its own, a value is a choice if there is little else. */
function saysChoice(
  line: string,
  { value, option, line: name }: { value: string; option: OfferOption; line: string },
): boolean {
  const isShort = !/\p{L}{3}/u.test(value);
  const words = isShort ? `${option.name} ${value}` : value;
  const isOwn = line !== name && normalise(line).split(" ").length > normalise(words).split(" ").length + 2;
  return says(line, words) && !isOwn;
}

function says(line: string, words: string): boolean {
  return phraseIndex(normalise(line), normalise(words)) >= 0;
}
