import { matchRequest } from "./match-request.ts";
import { describeVariant, type Offer, type Variant } from "./offer.ts";

export type VariantDecision =
  | { kind: "chosen"; variant: Variant }
  | { kind: "sold_out" }
  /** A person must choose: `wanted` are the values the request settles, `remark` says what is unavailable. */
  | { kind: "ask"; wanted: ReadonlyMap<string, string>; remark: string | undefined };

/**
 * Determines which variant is meant, or that a person must choose. Never substitutes: a size that was not
 * named is asked for even if only one is left, unless the page has preselected it.
 *
 * @param preselectedId the variant that the product address itself names
 */
export function chooseVariant(
  offer: Offer,
  request: string | undefined,
  preselectedId?: string,
): VariantDecision {
  const purchasable = offer.variants.filter(({ isAvailable }) => isAvailable);
  if (purchasable.length === 0) return { kind: "sold_out" };
  const { named, doubtful, excluded, unmatchedOfGoods } = matchRequest(offer, request);
  const isAllowed = (variant: Variant) => isWanted(offer, variant, excluded);
  const [only] = offer.variants;
  if (only && offer.variants.length === 1 && agrees(offer, only, named))
    return { kind: "chosen", variant: only };

  const preselected = offer.variants.find(({ id }) => id === preselectedId);
  if (preselected && isAllowed(preselected) && doubtful.size === 0 && agrees(offer, preselected, named))
    return settle(offer, [preselected], named);
  const contradiction = [...named].find(([, values]) => values.length > 1);
  if (contradiction) return ask(single(named), `The request names more than one ${contradiction[0]}.`);
  const meant = offer.variants.filter((variant) => agrees(offer, variant, named) && isAllowed(variant));
  const [proposed, ...more] = meant.filter((variant) => isProposed(offer, variant, named));
  if (proposed?.isAvailable && more.length === 0 && doubtful.size === 0) {
    // What the request asks for may be a value of an option that the page has preselected.
    const isOpen = ({ name, values }: Offer["options"][number]) => values.length > 1 && !named.has(name);
    const isMissing = unmatchedOfGoods.length > 0 && offer.options.some(isOpen);
    return isMissing ? ask(single(named), undefined) : { kind: "chosen", variant: proposed };
  }
  if (meant.length !== 1 || doubtful.size > 0) return settleSome(offer, meant, named);
  return settle(offer, meant, named);
}

/** Exactly one variant is meant: it is chosen, unless it is sold out. */
function settle(offer: Offer, [variant]: readonly Variant[], named: Named): VariantDecision {
  if (variant?.isAvailable) return { kind: "chosen", variant };
  const gone = variant ? describeVariant(variant) : describeNamed(offer, named);
  return ask(new Map(), `${gone} is sold out.`);
}

/** Several are meant, or none. Settled values stay settled as long as a variant with them is available. */
function settleSome(offer: Offer, meant: readonly Variant[], named: Named): VariantDecision {
  if (meant.some(({ isAvailable }) => isAvailable)) return ask(single(named), undefined);
  const wanted = describeNamed(offer, named);
  return ask(new Map(), meant.length > 0 ? `${wanted} is sold out.` : `${wanted} is not offered.`);
}

type Named = ReadonlyMap<string, readonly string[]>;

function ask(wanted: ReadonlyMap<string, string>, remark: string | undefined): VariantDecision {
  return { kind: "ask", wanted, remark };
}

function agrees(offer: Offer, variant: Variant, named: Named): boolean {
  return offer.options.every(({ name }, index) => {
    const [value, ...others] = named.get(name) ?? [];
    return value === undefined || (others.length === 0 && variant.values[index] === value);
  });
}

/** Whether it has no value that the request excludes. */
function isWanted({ options }: Offer, { values }: Variant, excluded: Excluded): boolean {
  return options.every(({ name }, index) => !excluded.get(name)?.has(values[index] ?? ""));
}

type Excluded = ReadonlyMap<string, ReadonlySet<string>>;

/** Whether the options that the request leaves open have the page's preselected values. */
function isProposed({ options, presets }: Offer, { values }: Variant, named: Named): boolean {
  return options.every(
    ({ name }, index) => named.has(name) || (presets?.get(name) ?? values[index]) === values[index],
  );
}

function single(named: Named): Map<string, string> {
  const pairs = [...named].flatMap(([option, values]) =>
    values.length === 1 ? values.map((value) => [option, value] as const) : [],
  );
  return new Map(pairs);
}

function describeNamed(offer: Offer, named: Named): string {
  return offer.options.flatMap(({ name }) => named.get(name) ?? []).join(" / ");
}
