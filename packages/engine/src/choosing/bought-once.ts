import { languages } from "../words/languages.ts";
import { hasPhrase, isUnspaced, normalise } from "../words/normalise.ts";
import { onceWords } from "../words/once-words.ts";
import { namedValues } from "./named-values.ts";

/**
 * If some choices are subscriptions, only the one-time ones, unless the request mentions a subscription. All
 * choices if there is no alternative.
 */
export function boughtOnce<Choice extends { title: string }>(
  choices: readonly Choice[],
  request: string | undefined,
): readonly Choice[] {
  if (request !== undefined && isRepeating(request)) return choices;
  const once = choices.filter(({ title }) => !isRepeating(title));
  const saidOnce = once.filter(({ title }) => saysOnce(title));
  // "Pay once" may be a remark on one of several goods.
  const isOneNamed = namedValues({ name: "", values: choices.map(({ title }) => title) }, request).size > 0;
  if (saidOnce.length > 0 && !isOneNamed) return saidOnce;
  return once.length > 0 ? once : choices;
}

/** "One-time gift" beside "Monthly". */
export function saysOnce(title: string): boolean {
  const plain = normalise(title);
  return onceWords.some((words) =>
    words.includes(" ") || isUnspaced(words) ? hasPhrase(plain, [words]) : plain === words,
  );
}

export function isRepeating(text: string): boolean {
  const plain = normalise(text);
  return languages.some(({ repeating }) => hasPhrase(plain, repeating));
}
