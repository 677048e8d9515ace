import { languages } from "../../words/languages.ts";
import { hasPhrase, isUnspaced, normalise } from "../../words/normalise.ts";
import { onceWords } from "../../words/once-words.ts";

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
  if (saidOnce.length > 0 && !choices.some((one) => !saidOnce.includes(one) && isNamed(one, request)))
    return saidOnce;
  return once.length > 0 ? once : choices;
}

/** "One-time gift" beside "Monthly". */
export function saysOnce(title: string): boolean {
  const plain = normalise(title);
  return onceWords.some((words) =>
    words.includes(" ") || isUnspaced(words) ? hasPhrase(plain, [words]) : plain === words,
  );
}

function isNamed({ title }: { title: string }, request = ""): boolean {
  const plain = normalise(title);
  return plain !== "" && hasPhrase(normalise(request), [plain]);
}

export function isRepeating(text: string): boolean {
  const plain = normalise(text);
  return languages.some(({ repeating }) => hasPhrase(plain, repeating));
}
