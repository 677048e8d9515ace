import { chooseVariant } from "../choose-variant.ts";
import { matchRequest } from "../match-request.ts";
import type { Offer, OfferOption } from "../offer.ts";

/** A request, what a shop offers, and what a careful person would take of it. */
export interface LabelledRequest {
  id: string;
  /** The shop's, as an ISO 639-1 code. */
  language: string;
  title: string;
  options: OfferOption[];
  request: string;
  /** The number of pieces, and the value of each option; null if the request leaves it open. */
  expected: { quantity: number; values: Record<string, string | null> };
}

/** `open`: a person would be asked for what the request says. `wrong`: something else would be bought. */
export interface LabelledVerdict {
  id: string;
  verdict: "right" | "open" | "wrong";
  /** What was read otherwise than expected. */
  misses: string[];
}

/** Reads a labelled request as a purchase would, without a page. */
export function judgeLabelled({ id, title, options, request, expected }: LabelledRequest): LabelledVerdict {
  const offer: Offer = { title, options, variants: allVariants(options) };
  const { quantity, isUncounted } = matchRequest(offer, request);
  const decision = chooseVariant(offer, request);
  const read = (name: string, index: number) => {
    if (decision.kind === "chosen") return decision.variant.values[index] ?? null;
    return decision.kind === "ask" ? (decision.wanted.get(name) ?? null) : null;
  };
  const differing = options.flatMap(({ name }, index) => {
    const [got, meant] = [read(name, index), expected.values[name] ?? null];
    return got === meant ? [] : [{ name, got, meant }];
  });
  const isMiscounted = quantity !== expected.quantity;
  const isWrong = (isMiscounted && !isUncounted) || differing.some(({ got }) => got !== null);
  const counted = isMiscounted ? [`${quantity} pieces instead of ${expected.quantity}`] : [];
  const misses = differing.map(
    ({ name, got, meant }) => `${name}: ${got ?? "open"} instead of ${meant ?? "open"}`,
  );
  const asked = differing.length > 0 || isUncounted ? "open" : "right";
  return { id, verdict: isWrong ? "wrong" : asked, misses: [...counted, ...misses] };
}

/** Every combination of values, all of them in stock. */
function allVariants(options: readonly OfferOption[]): Offer["variants"] {
  const combinations = options.reduce<string[][]>(
    (found, { values }) => found.flatMap((one) => values.map((value) => [...one, value])),
    [[]],
  );
  return combinations.map((values, index) => ({
    id: String(index),
    values,
    price: undefined,
    isAvailable: true,
  }));
}
