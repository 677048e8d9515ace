import { readTokens, wordsIn } from "../request/tokens.ts";
import { isWrittenIn, saysWhichVariant } from "../values/meanings/variant-words.ts";

/**
 * Whether words of a request only say what kind of thing the product is: they stand right behind a word of its name, as
 * in "one Fennel Sausage pizza", and its page uses them, too.
 */
export function namesKind(
  words: string,
  {
    title,
    described,
    request = "",
  }: { title: string; described: readonly string[]; request?: string | undefined },
): boolean {
  const own = wordsIn(words);
  if (own.length !== 1 || saysWhichVariant(words)) return false;
  const name = new Set(wordsIn(title));
  const said = readTokens(request);
  const isBehindName = said.some(
    ({ folded }, at) =>
      folded === own[0] && name.has(said[at - 1]?.folded ?? "") && !/[,;.]/.test(said[at - 1]?.after ?? ""),
  );
  return isBehindName && isWrittenIn(described.join("\n"), words);
}
