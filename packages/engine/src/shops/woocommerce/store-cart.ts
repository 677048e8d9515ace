import { z } from "zod";
import { failures } from "../../phases/failures.ts";
import { hostOf, type Visit } from "../../phases/visit.ts";
import { fetchInPage, jsonOf } from "../fetch-in-page.ts";

const cart = z.object({
  totals: z
    .object({ currency_code: z.string().regex(/^[A-Z]{3}$/) })
    .partial()
    .default({}),
  items: z.array(
    z.object({
      name: z.string(),
      quantity: z.number(),
      totals: z.object({ line_total: z.string() }).partial().default({}),
    }),
  ),
});

/**
 * Reads the cart through the shop's Store API and compares it with the order. Returns false if there is no
 * such API, or if the answer is inconclusive.
 */
export async function isStoreCartRight(visit: Visit, path: string, quantity: number): Promise<boolean> {
  const answer = await fetchInPage(visit, { path });
  const known = answer.status === 200 ? cart.safeParse(jsonOf(answer)).data : undefined;
  if (!known) return false;
  const { items } = known;
  visit.currency ??= known.totals.currency_code;
  const costly = items.filter(({ totals }) => totals.line_total !== "0");
  const [first, second] = costly;
  const host = hostOf(visit);
  if (second) throw failures.cartHoldsBoth(host, first?.name ?? "", second.name);
  const pieces = items.reduce((sum, item) => sum + item.quantity, 0);
  if (!second && first && first.quantity === quantity) return true;
  if (pieces === 0) throw failures.cartStaysEmpty(host);
  if (first && first.quantity < quantity) throw failures.fewerPieces(host, first.quantity, quantity);
  return false;
}
