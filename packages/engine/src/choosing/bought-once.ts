import { bindingWords, memberWords } from "../words/money/binding-words.ts";
import { onceWords } from "../words/money/once-words.ts";
import { hasClearPhrase, hasPhrase, normalise } from "../words/normalise.ts";
import { says } from "../words/says.ts";
import { isNegated } from "./request/is-negated.ts";
import { readTokens, written } from "./request/tokens.ts";
import { namedValues } from "./values/named-values.ts";

/**
 * If some choices are subscriptions, rents or trials, only the one-time ones, unless the request mentions such a
 * thing. All choices if there is no alternative.
 */
export function boughtOnce<Choice extends { title: string }>(
  choices: readonly Choice[],
  request: string | undefined,
): readonly Choice[] {
  if (isBinding(wantedOf(request))) return choices;
  const once = choices.filter(({ title }) => !isBinding(title));
  const saidOnce = once.filter(({ title }) => saysOnce(title));
  // "Pay once" may be a remark on one of several goods.
  const isOneNamed = namedValues({ name: "", values: choices.map(({ title }) => title) }, request).size > 0;
  if (saidOnce.length > 0 && !isOneNamed) return saidOnce;
  return once.length > 0 ? once : choices;
}

/** "Just once" of "just once, no subscription". */
function wantedOf(request = ""): string {
  const tokens = readTokens(request);
  return written(tokens.filter((_, index) => !isNegated(tokens, index)));
}

/** "One-time gift" beside "Monthly". */
export function saysOnce(title: string): boolean {
  return hasClearPhrase(normalise(title), onceWords);
}

/** "Rent for $8.00 per month", "Free with a 30-day trial": taking it isn't buying something once. */
function isBinding(text: string): boolean {
  const plain = normalise(text);
  return isRepeating(text) || hasPhrase(plain, bindingWords) || says(plain, ({ total }) => total.again);
}

/** "Free for members", "Add to basket as VIP": whoever takes it joins something, or has joined it. */
export function isForMembers(text: string): boolean {
  return isBinding(text) || hasPhrase(normalise(text), memberWords);
}

export function isRepeating(text: string): boolean {
  return says(text, ({ repeating }) => repeating);
}
