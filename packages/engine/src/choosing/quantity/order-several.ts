import { addAmounts } from "@cartwright/contract";
import { timesQuantity } from "../money/check-cost.ts";
import type { Offer, OfferOption, Variant } from "../offer.ts";
import { type Run, readTokens, type Token } from "../request/tokens.ts";
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
  { options }: Pick<Offer, "options">,
  request: string | undefined,
): SeveralGoods | undefined {
  const goods = options.find(({ isTogether }) => isTogether);
  if (!goods) return undefined;
  const found = countedAmong(goods.values, request);
  return found?.isClear && found.counts.size === 1 ? undefined : found;
}

/** How many of which goods with these titles a request asks for. */
export function countedAmong(
  titles: readonly string[],
  request: string | undefined,
): SeveralGoods | undefined {
  const parts = partsOf(titles);
  const found = countGoods(optionsOf(parts), readTokens(request ?? ""));
  if (!found) return undefined;
  const lines = found.lines.map(({ count, values }) => {
    const isOf = (own: readonly string[]) => own.every((part, at) => values.get(String(at)) === part);
    return [titles[parts.findIndex(isOf)] ?? "", count] as const;
  });
  const isClear = found.isClear && lines.every(([title]) => title !== "");
  return { titles, counts: new Map(lines.filter(([title]) => title !== "")), isClear };
}

/** The words of a request that count goods with these titles. */
export function wordsOfCounts(titles: readonly string[], tokens: readonly Token[]): readonly Run[] {
  return countGoods(optionsOf(partsOf(titles)), tokens)?.said ?? [];
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
  const label = [...counts].map(([title, count]) => `${count} × ${title}`).join(", ");
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

/** What they cost together; undefined if the page doesn't say it of each. */
function sumOf(wanted: readonly { count: number; variant: Variant | undefined }[]): string | undefined {
  const prices = wanted.flatMap(({ count, variant }) =>
    variant?.price === undefined ? [] : [timesQuantity(variant.price, count)],
  );
  return prices.length === wanted.length ? prices.reduce(addAmounts, "0") : undefined;
}
