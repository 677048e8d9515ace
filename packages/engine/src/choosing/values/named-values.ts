import type { OfferOption } from "../offer.ts";
import { readTokens } from "../request/tokens.ts";
import { findMentions } from "./find-mentions.ts";
import { withoutPrice } from "./find-telling.ts";

/** The values of an option that a request names and does not exclude. */
export function namedValues(option: OfferOption, request: string | undefined): ReadonlySet<string> {
  const mentions = findMentions([option], readTokens(request ?? ""), () => false);
  return new Set(mentions.flatMap(({ candidates }) => candidates.map(({ value }) => value)));
}

/** Whether a request names an extra that may be had besides others, by its words before its price: "with breakfast". */
export function namesExtra(extra: string, request: string | undefined): boolean {
  const bare = withoutPrice(extra);
  return bare !== "" && namedValues({ name: "", values: [bare, nothing] }, request).has(bare);
}

/** What an extra is told from: going without it. */
const nothing = "–";
