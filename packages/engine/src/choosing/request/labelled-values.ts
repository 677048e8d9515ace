import { findOnly } from "../../find-only.ts";
import { articles } from "../../words/grammar/beside-numbers.ts";
import { requestWords } from "../../words/requests/request-words.ts";
import type { RequestDetail } from "./request-details.ts";
import { isBreak, readTokens, type Token } from "./tokens.ts";

const mostWords = 3;
const pointing: ReadonlySet<string> = new Set([...articles, ...requestWords.pointing]);

/**
 * What stands right behind the whole name of a field, if it is a name or a number: "com o nome SILVA e o número 10" for
 * "Nome" and "Número". Only beside a product, where short fields are for what is written on it.
 */
export function labelledValues(names: readonly string[], request: string | undefined): RequestDetail[] {
  const text = (request ?? "").normalize("NFC");
  const tokens = readTokens(text);
  return names.flatMap((name, field) => {
    const label = labelOf(name);
    if (label.length === 0) return [];
    const found = tokens.flatMap(({ at: start }, at) => {
      const end = at + label.length;
      const isNamed = label.every((word, offset) => tokens[at + offset]?.folded === word);
      const value = isNamed && !isBreak(tokens[end - 1]) ? valueFrom(tokens, end) : [];
      const [first, last] = [value[0], value.at(-1)];
      if (!first || !last) return [];
      const stop = last.at + last.raw.length;
      return [{ field, value: text.slice(first.at, stop), said: text.slice(start, stop) }];
    });
    return findOnly(found) ?? [];
  });
}

/** Without its remarks and an article: "O nome (máx. 12)". */
function labelOf(name: string): string[] {
  const words = readTokens(name.replace(/[([].*$/su, "")).map(({ folded }) => folded);
  return words.slice(words.findIndex((word) => !pointing.has(word)));
}

function valueFrom(tokens: readonly Token[], from: number): Token[] {
  const value: Token[] = [];
  for (const token of tokens.slice(from, from + mostWords)) {
    const isNumber = /^\d{1,4}$/.test(token.raw) && value.length === 0;
    if (!isNumber && !/^\p{Lu}/u.test(token.raw)) break;
    value.push(token);
    if (isNumber || isBreak(token)) break;
  }
  return value;
}
