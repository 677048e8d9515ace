import type { Offer, OfferOption, Variant } from "../../../choosing/offer.ts";
import { groupsToSettle } from "./groups-to-settle.ts";
import type { ProductPage } from "./product-page.ts";
import { combinations, narrowed, presetsOf } from "./read-offer.ts";

/**
 * The offer plus options that a choice has added, such as a finish once the wood is known. Contains the
 * combinations that start with that choice. Undefined if nothing was added.
 */
export function widerOffer(
  { groups }: ProductPage,
  offer: Offer,
  { chosen, request }: { chosen: Variant; request: string | undefined },
): Offer | undefined {
  const known = new Set(offer.options.map(({ name }) => name));
  const added = groupsToSettle(groups)
    .filter(({ name }) => !known.has(name))
    .map(({ name, group }): OfferOption => {
      const offered = group.choices.filter(({ enabled }) => enabled).map(({ title }) => title);
      return { name, values: [...new Set(offered)] };
    });
  if (added.length === 0) return undefined;
  const presets = new Map([...(offer.presets ?? []), ...presetsOf(groups)]);
  const variants = combinations(narrowed(added, { presets, request })).map((values): Variant => {
    const whole = [...chosen.values, ...values];
    return { ...chosen, id: whole.join("\n"), values: whole };
  });
  return { ...offer, presets, options: [...offer.options, ...added], variants };
}
