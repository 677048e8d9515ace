import { languages } from "../../words/languages.ts";
import { hasPhrase, normalise } from "../../words/normalise.ts";

/**
 * The choices that buy once, where some of them subscribe: a subscription is taken only if the request speaks of one. All
 * of them where there is nothing else to choose.
 */
export function boughtOnce<Choice extends { title: string }>(
  choices: readonly Choice[],
  request: string | undefined,
): readonly Choice[] {
  if (request !== undefined && isRepeating(request)) return choices;
  const once = choices.filter(({ title }) => !isRepeating(title));
  return once.length > 0 ? once : choices;
}

function isRepeating(text: string): boolean {
  const plain = normalise(text);
  return languages.some(({ repeating }) => hasPhrase(plain, repeating));
}
