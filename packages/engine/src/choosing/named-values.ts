import { findMentions } from "./find-mentions.ts";
import type { OfferOption } from "./offer.ts";
import { readTokens } from "./tokens.ts";

/** The values of an option that a request names and does not exclude. */
export function namedValues(option: OfferOption, request: string | undefined): ReadonlySet<string> {
  const mentions = findMentions([option], readTokens(request ?? ""), () => false);
  return new Set(mentions.flatMap(({ candidates }) => candidates.map(({ value }) => value)));
}
