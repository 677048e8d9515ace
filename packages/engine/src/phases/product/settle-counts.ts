import { choicesSchema } from "@cartwright/contract";
import type { Offer } from "../../choosing/offer.ts";
import {
  type GoodsCounts,
  type SeveralGoods,
  severalGoods,
  severalVariants,
  withCounts,
} from "../../choosing/quantity/order-several.ts";
import type { Shop } from "../../shops/shop.ts";
import { quoted } from "../../words/quoted.ts";
import { failures } from "../failures/failures.ts";
import { merchantOf, type Visit } from "../visit.ts";

/** More of one kind are seldom meant, and then the request says how many. */
const mostPieces = 20;

/**
 * Where a page orders several goods together, how many of each: from the request if it is clear, otherwise by asking.
 * Several variants of one product only if the request is clear. The offer as it is if it asks for one.
 */
export async function settleCounts(
  visit: Visit,
  { addsVariants }: Pick<Shop, "addsVariants">,
  offer: Offer,
): Promise<Offer> {
  const several = severalGoods(offer, visit.order.request);
  if (!several) return (addsVariants && severalVariants(offer, visit.order.request)) || offer;
  return withCounts(offer, several.isClear ? several.counts : await askForCounts(visit, offer, several));
}

async function askForCounts(
  visit: Visit,
  { title }: Offer,
  { titles, counts }: SeveralGoods,
): Promise<GoodsCounts> {
  const listed = [...new Set([...Array.from({ length: mostPieces + 1 }, (_, at) => at), ...counts.values()])];
  const choices = listed.map((count) => ({ const: String(count), title: String(count) }));
  const answer = await visit.host.ask({
    key: "variant",
    message: `How many of each should be bought of ${quoted(title)} at ${merchantOf(visit)}? The request does not say it clearly.`,
    responseSchema: choicesSchema(new Map(titles.map((one) => [one, choices]))),
  });
  const wanted = titles.map((one) => [one, Number(answer[one] ?? 0)] as const);
  const chosen = wanted.filter(([, count]) => count > 0);
  if (chosen.length === 0) throw failures.variantUnsettled(visit, title, 1);
  return new Map(chosen);
}
