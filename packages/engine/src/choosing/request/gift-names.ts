import { findOnly } from "../../find-only.ts";
import { beforeGiver, beforeRecipient, giverWords, recipientWords } from "../../words/goods/gift-words.ts";
import { hasPhrase, normalise } from "../../words/normalise.ts";
import type { RequestDetail } from "./request-details.ts";
import { isBreak, readTokens, type Token } from "./tokens.ts";

const mostWords = 3;

/**
 * Who gets a gift and who gives it: "a gift card for Sam, from Ada" for the fields "Recipient name" and "Your name".
 *
 * @param names for each field for a person's name, what it is called; empty for other fields
 */
export function giftNames(names: readonly string[], request: string | undefined): RequestDetail[] {
  const text = (request ?? "").normalize("NFC");
  const tokens = readTokens(text);
  return [
    ...nameFor(names, { field: giverWords, before: beforeGiver, tokens, text }),
    ...nameFor(names, { field: recipientWords, before: beforeRecipient, tokens, text }),
  ];
}

interface Wanted {
  field: readonly string[];
  before: readonly string[];
  tokens: readonly Token[];
  text: string;
}

function nameFor(names: readonly string[], { field, before, tokens, text }: Wanted): RequestDetail[] {
  const own = names.flatMap((name, at) =>
    hasPhrase(normalise(name.replace(/['’]s\b/g, "")), field) ? [at] : [],
  );
  const only = findOnly(own);
  if (only === undefined) return [];
  for (const word of before) {
    const found = tokens.flatMap(({ folded }, at) =>
      folded === word ? (nameFrom(tokens, at + 1) ?? []) : [],
    );
    const name = findOnly(found);
    if (!name) continue;
    const said = text.slice(name.start, name.end);
    return [{ field: only, value: said, said }];
  }
  return [];
}

/** A few words with capitals, up to the end of the clause. */
function nameFrom(tokens: readonly Token[], from: number): { start: number; end: number } | undefined {
  const words: Token[] = [];
  for (const token of tokens.slice(from, from + mostWords)) {
    if (!/^\p{Lu}\p{Ll}/u.test(token.raw)) break;
    words.push(token);
    if (isBreak(token)) break;
  }
  const [first, last] = [words[0], words.at(-1)];
  return first && last ? { start: first.at, end: last.at + last.raw.length } : undefined;
}
