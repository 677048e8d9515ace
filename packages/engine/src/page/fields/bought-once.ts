import { languages } from "../../words/languages.ts";
import { hasPhrase, isUnspaced, normalise } from "../../words/normalise.ts";
import { onceWords } from "../../words/once-words.ts";

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
  const saidOnce = once.filter(({ title }) => saysOnce(title));
  if (saidOnce.length > 0 && !choices.some((one) => !saidOnce.includes(one) && isNamed(one, request)))
    return saidOnce;
  return once.length > 0 ? once : choices;
}

/** "One-time gift" beside "Monthly": what it is not called says what it is. */
function saysOnce(title: string): boolean {
  const plain = normalise(title);
  return onceWords.some((words) =>
    words.includes(" ") || isUnspaced(words) ? hasPhrase(plain, [words]) : plain === words,
  );
}

function isNamed({ title }: { title: string }, request = ""): boolean {
  const plain = normalise(title);
  return plain !== "" && hasPhrase(normalise(request), [plain]);
}

function isRepeating(text: string): boolean {
  const plain = normalise(text);
  return languages.some(({ repeating }) => hasPhrase(plain, repeating));
}
