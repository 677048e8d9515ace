import { trackingWords, untrackedWords } from "../../words/delivery/tracking-words.ts";
import { hasPhrase, normalise } from "../../words/normalise.ts";
import { isNegated } from "../request/is-negated.ts";
import { readTokens } from "../request/tokens.ts";

/**
 * The methods that can be tracked, if the request asks for that: those that say so, or else those that don't say the
 * contrary. All of them if it doesn't ask, or none is left.
 */
export function trackedOnRequest<Offer extends { label: string }>(
  offers: readonly Offer[],
  request: string | undefined,
): readonly Offer[] {
  if (trackingIn(request ?? "") !== "tracked") return offers;
  const saying = offers.filter(({ label }) => trackingIn(label) === "tracked");
  const silent = offers.filter(({ label }) => trackingIn(label) === undefined);
  return [saying, silent].find((some) => some.length > 0) ?? offers;
}

function trackingIn(text: string): "tracked" | "untracked" | undefined {
  const plain = normalise(text);
  if (!hasPhrase(plain, [...trackingWords, ...untrackedWords])) return undefined;
  const tokens = readTokens(text);
  const isDenied = tokens.some(({ folded }, at) => hasPhrase(folded, trackingWords) && isNegated(tokens, at));
  return isDenied || hasPhrase(plain, untrackedWords) ? "untracked" : "tracked";
}
