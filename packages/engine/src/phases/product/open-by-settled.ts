import { chooseVariant } from "../../choosing/choose-variant.ts";
import { matchRequest } from "../../choosing/match-request.ts";
import type { Offer } from "../../choosing/offer.ts";
import { splitCombinations } from "../../choosing/split-combinations.ts";
import type { Shop } from "../../shops/shop.ts";
import type { Visit } from "../visit.ts";

/**
 * Before a person is asked about words that no choice is called by, chooses what the request settles: that may bring up
 * the choice that they mean, such as the sizes of a country. Returns the changed offer; undefined if there is none.
 *
 * @param made receives what was chosen so: once is enough
 */
export async function openBySettled(
  visit: Visit,
  { chooseEarly }: Pick<Shop, "chooseEarly">,
  { offer, made }: { offer: Offer; made: Set<string> },
): Promise<Offer | undefined> {
  const { order, sisters = [] } = visit;
  if (!chooseEarly || splitCombinations(offer)) return undefined;
  const decision = chooseVariant(offer, order.request);
  if (decision.kind !== "ask" || decision.wanted.size === 0) return undefined;
  const options = [...offer.options, ...sisters];
  const { unmatchedOfGoods } = matchRequest({ ...offer, options }, order.request);
  const key = [...decision.wanted].flat().join("\n");
  if (unmatchedOfGoods.length === 0 || made.has(key)) return undefined;
  made.add(key);
  return chooseEarly(offer, decision.wanted);
}
