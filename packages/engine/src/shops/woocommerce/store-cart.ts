import { decodeHTMLStrict } from "entities";
import { z } from "zod";
import { failures } from "../../phases/failures/failures.ts";
import { hostOf, type Visit } from "../../phases/visit.ts";
import { hasPhrase, normalise } from "../../words/normalise.ts";
import { fetchInPage, jsonOf } from "../fetch-in-page.ts";
import type { CartItem } from "../shop.ts";

/** A cart as the shop's Store API describes it. */
export const storeCart = z.object({
  totals: z
    .object({ currency_code: z.string().regex(/^[A-Z]{3}$/) })
    .partial()
    .default({}),
  items: z.array(
    z.object({
      name: z.string(),
      quantity: z.number(),
      quantity_limits: z.object({ editable: z.boolean() }).partial().default({}),
      sold_individually: z.boolean().default(false),
      variation: z.array(z.object({ value: z.string() })).default([]),
      totals: z.object({ line_total: z.string() }).partial().default({}),
    }),
  ),
});

type Line = z.infer<typeof storeCart>["items"][number];

/** The lines that are goods by themselves: the parts of a set that was ordered have lines of their own in many shops. */
export function ownLines(
  items: readonly Line[],
  { goods, values }: { goods: string | undefined; values: readonly string[] },
): readonly Line[] {
  const plain = ({ name }: Line) => normalise(decodeHTMLStrict(name));
  const title = normalise(goods ?? "");
  const set = items.find((line) => plain(line) === title);
  if (!set) return items;
  const chosen = values.map(normalise);
  const isPart = (line: Line) =>
    isNamedAfter(set.name, line) ||
    chosen.some((value) => hasPhrase(value, [plain(line)])) ||
    (line.quantity_limits.editable === false && !line.sold_individually);
  return items.filter((line) => line === set || !isPart(line));
}

/** "Tea set → Green tea", unlike "Tea set gift box". */
function isNamedAfter(set: string, { name }: Line): boolean {
  const [whole = "", part = ""] = [set, name].map((one) => decodeHTMLStrict(one).trim());
  return part.startsWith(whole) && /^\s*[→»>:]/.test(part.slice(whole.length));
}

/** Several goods that one button ordered together: a line for each of them with its number of pieces, and no other. */
export function holdsCounted(
  items: readonly Line[],
  counts: ReadonlyMap<string, number>,
  times: number,
): boolean {
  const wanted = [...counts].filter(([, count]) => count > 0);
  const isFor = (line: Line, title: string) =>
    hasPhrase(normalise(title), [normalise(decodeHTMLStrict(line.name))]);
  return (
    wanted.length === items.length &&
    wanted.every(([title, count]) =>
      items.some((line) => isFor(line, title) && line.quantity === count * times),
    )
  );
}

/** Several variants of one product: a line for each of them with its number of pieces, and no other. */
export function holdsEach(
  items: readonly Line[],
  each: readonly Pick<CartItem, "variant" | "quantity">[],
): boolean {
  const isFor = ({ quantity, variation }: Line, one: Pick<CartItem, "variant" | "quantity">) => {
    const said = variation.map(({ value }) => normalise(decodeHTMLStrict(value)));
    return quantity === one.quantity && one.variant.values.every((value) => said.includes(normalise(value)));
  };
  return items.length === each.length && each.every((one) => items.some((line) => isFor(line, one)));
}

/**
 * Reads the cart through the shop's Store API and compares it with the order. Returns false if there is no
 * such API, or if the answer is inconclusive.
 */
export async function isStoreCartRight(
  visit: Visit,
  path: string,
  { variant, options, quantity }: CartItem,
): Promise<boolean> {
  const answer = await fetchInPage(visit, { path });
  const known = answer.status === 200 ? storeCart.safeParse(jsonOf(answer)).data : undefined;
  if (!known) return false;
  const { counts, each } = options.find(({ ordered }) => ordered)?.ordered ?? {};
  if (each) return areAllHeld(visit, known.items, each.variants);
  if (counts && holdsCounted(known.items, counts, quantity)) return true;
  visit.currency ??= known.totals.currency_code;
  const items = ownLines(known.items, { goods: visit.goods, values: variant.values });
  const costly = items.filter(({ totals }) => totals.line_total !== "0");
  // What a set costs may stand beside its parts alone.
  const isSet = items.length === 1 && known.items.length > 1;
  const [first, second] = isSet ? items : costly;
  const host = hostOf(visit);
  if (second) throw failures.cartHoldsBoth(host, first?.name ?? "", second.name);
  const pieces = items.reduce((sum, item) => sum + item.quantity, 0);
  if (!second && first && first.quantity === quantity) return true;
  if (pieces === 0) throw failures.cartStaysEmpty(host);
  if (first && first.quantity < quantity) throw failures.fewerPieces(host, first.quantity, quantity);
  return false;
}

/** What the lines of several variants do not say shows at the checkout. */
function areAllHeld(visit: Visit, items: readonly Line[], each: readonly CartItem[]): boolean {
  const [held, wanted] = [items, each].map((all) => all.reduce((sum, { quantity }) => sum + quantity, 0));
  if (held !== undefined && wanted !== undefined && held < wanted)
    throw failures.fewerPieces(hostOf(visit), held, wanted);
  return holdsEach(items, each);
}
