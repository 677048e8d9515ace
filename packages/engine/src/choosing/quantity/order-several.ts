import { addAmounts } from "@cartwright/contract";
import { findOnly } from "../../find-only.ts";
import { timesQuantity } from "../money/check-cost.ts";
import {
  type CountedVariant,
  describeVariant,
  type Offer,
  type OfferOption,
  type OrderedGoods,
  type Variant,
} from "../offer.ts";
import { type Run, readTokens, type Token, wordsIn } from "../request/tokens.ts";
import { countEach } from "./count-each.ts";
import { countGoods } from "./count-goods.ts";

/** How many pieces of each of the goods of a page, by their titles. */
export type GoodsCounts = ReadonlyMap<string, number>;

/** The goods that a page orders together, and how many of each the request asks for, as far as that is clear. */
export interface SeveralGoods {
  titles: readonly string[];
  counts: GoodsCounts;
  isClear: boolean;
}

/** Undefined if the page orders no several goods together, or the request clearly asks for one of them. */
export function severalGoods(
  { options, title }: Pick<Offer, "options" | "title">,
  request: string | undefined,
): SeveralGoods | undefined {
  const goods = options.find(({ isTogether }) => isTogether);
  if (!goods) return undefined;
  const found = countedAmong(goods.values, request, title);
  return found?.isClear && found.counts.size === 1 ? undefined : found;
}

/** How many of which goods with these titles a request asks for, on a page about a product of this name. */
export function countedAmong(
  titles: readonly string[],
  request: string | undefined,
  product = "",
): SeveralGoods | undefined {
  const found = countedByName(titles, request, product);
  if (found?.isClear) return found;
  const names = shortNames(titles);
  const short = countedByName(names, request, product);
  if (!short?.isClear) return found;
  const counts = [...short.counts].map(
    ([name, count]) => [titles[names.indexOf(name)] ?? name, count] as const,
  );
  return { titles, counts: new Map(counts), isClear: true };
}

/** "2.5 litres" of "2.5 litres, Covers 30 m²", if that tells them apart: what a table says besides may only get in the way. */
function shortNames(titles: readonly string[]): readonly string[] {
  const names = titles.map((title) => title.split(", ")[0] ?? "");
  return new Set(names).size < titles.length ? titles : names;
}

function countedByName(
  titles: readonly string[],
  request: string | undefined,
  product: string,
): SeveralGoods | undefined {
  const parts = partsOf(titles);
  const found = countGoods(optionsOf(parts), withoutName(readTokens(request ?? ""), product, titles));
  if (!found) return undefined;
  const lines = found.lines.map(({ count, values }) => {
    const isOf = (own: readonly string[]) => own.every((part, at) => values.get(String(at)) === part);
    return [titles[parts.findIndex(isOf)] ?? "", count] as const;
  });
  const isClear = found.isClear && lines.every(([title]) => title !== "");
  return { titles, counts: new Map(lines.filter(([title]) => title !== "")), isClear };
}

/** The words of a request that count goods with these titles, on a page about a product of this name. */
export function wordsOfCounts(
  titles: readonly string[],
  tokens: readonly Token[],
  product: string,
): readonly Run[] {
  const own = withoutName(tokens, product, titles);
  const found = [titles, shortNames(titles)].map((names) => countGoods(optionsOf(partsOf(names)), own));
  return (found.find((one) => one?.isClear) ?? found[0])?.said ?? [];
}

/** In "yellow hi-vis vests", a word of the vest's name tells nothing of its colour. */
function withoutName(tokens: readonly Token[], product: string, titles: readonly string[]): Token[] {
  const told = new Set(titles.flatMap(wordsIn));
  const names = new Set(wordsIn(product).filter((word) => !told.has(word) && !/\d/.test(word)));
  return tokens.map((token) => (names.has(token.folded) ? { ...token, folded: "" } : token));
}

/** "Navy / L" and "Navy / XL" have two parts; goods without a slash, or with different numbers of parts, have one. */
function partsOf(titles: readonly string[]): string[][] {
  const split = titles.map((title) => title.split(" / "));
  return split.every(({ length }) => length === split[0]?.length) ? split : titles.map((title) => [title]);
}

function optionsOf(parts: readonly string[][]): OfferOption[] {
  const [first = []] = parts;
  return first.map((_, at) => ({
    name: String(at),
    values: [...new Set(parts.map((one) => one[at] ?? ""))],
  }));
}

/** The offer with these numbers of its goods as the only choice among them: "2 × Adult, 1 × Child". */
export function withCounts(offer: Offer, counts: GoodsCounts): Offer {
  const at = offer.options.findIndex(({ isTogether }) => isTogether);
  const { name = "", values: titles = [] } = offer.options[at] ?? {};
  const label = describeCounts(counts);
  const option: OfferOption = { name, values: [label], isGoods: true, ordered: { titles, counts } };
  const variants = offer.variants
    .filter(({ values }) => values[at] === titles[0])
    .map((first): Variant => {
      const others = first.values.toSpliced(at, 1).join("\n");
      const wanted = [...counts].map(([title, count]) => {
        const isMeant = ({ values }: Variant) =>
          values[at] === title && values.toSpliced(at, 1).join("\n") === others;
        return { count, variant: offer.variants.find(isMeant) };
      });
      const values = first.values.with(at, label);
      return {
        id: values.join("\n"),
        values,
        price: sumOf(wanted),
        isAvailable: wanted.every(({ variant }) => variant?.isAvailable === true),
      };
    });
  return { ...offer, options: offer.options.with(at, option), variants };
}

/**
 * The offer with these variants of its product as the only choice: "1 × S / Charcoal, 2 × M / Charcoal", if the request
 * clearly counts several. An option that it doesn't name has the page's value.
 */
export function severalVariants(offer: Offer, request: string | undefined): Offer | undefined {
  const { options, presets, variants } = offer;
  if (options.length === 0 || options.some(({ isGoods, ordered }) => isGoods || ordered)) return undefined;
  const values = options.flatMap((option) => option.values);
  const tokens = withoutName(readTokens(request ?? ""), offer.title, values);
  const found = countGoods(options, tokens);
  const lines = found?.isClear && found.lines.length > 1 ? found.lines : countEach(options, tokens);
  if (!lines) return undefined;
  const counted = lines.flatMap(({ count, values }): CountedVariant[] => {
    const wanted = options.map(
      ({ name, values: all }) => values.get(name) ?? presets?.get(name) ?? findOnly(all),
    );
    const variant = variants.find((one) => one.values.every((value, at) => value === wanted[at]));
    return variant ? [{ variant, options, quantity: count }] : [];
  });
  if (counted.length < lines.length) return undefined;
  return withVariants(offer, counted);
}

function withVariants(offer: Offer, counted: readonly CountedVariant[]): Offer {
  const counts = new Map(counted.map(({ variant, quantity }) => [describeVariant(variant), quantity]));
  const label = describeCounts(counts);
  const titles = offer.variants.map(describeVariant);
  const ordered: OrderedGoods = { titles, counts, each: { offer, variants: counted } };
  const name = offer.options.map((option) => option.name).join(" / ");
  const variant: Variant = {
    id: label,
    values: [label],
    price: sumOf(counted.map(({ variant: one, quantity }) => ({ variant: one, count: quantity }))),
    isAvailable: counted.every(({ variant: one }) => one.isAvailable),
  };
  return { ...offer, presets: undefined, options: [{ name, values: [label], ordered }], variants: [variant] };
}

function describeCounts(counts: GoodsCounts): string {
  return [...counts].map(([title, count]) => `${count} × ${title}`).join(", ");
}

/** What they cost together; undefined if the page doesn't say it of each. */
function sumOf(wanted: readonly { count: number; variant: Variant | undefined }[]): string | undefined {
  const prices = wanted.flatMap(({ count, variant }) =>
    variant?.price === undefined ? [] : [timesQuantity(variant.price, count)],
  );
  return prices.length === wanted.length ? prices.reduce(addAmounts, "0") : undefined;
}
