import { namedPhrases } from "../../../choosing/request/named-phrases.ts";
import { languages } from "../../../words/languages.ts";
import { hasPhrase, normalise } from "../../../words/normalise.ts";
import { isRefused } from "./obey-request.ts";

/**
 * Whether the request asks for the extra that these words of the shop offer. Words that name none of the extras
 * that are known in the request's language may mean any of them.
 */
export function isExtraNamed(request: string, words: string): boolean {
  if (isRefused(words, request)) return false;
  const plain = normalise(words);
  const named = languages.flatMap(({ fields: { extra } }) => {
    const wanted = namedPhrases(request, extra);
    const offered = extra.filter((phrase) => hasPhrase(plain, [phrase]));
    return wanted.length > 0 ? [{ wanted, offered }] : [];
  });
  // A word may be one of several languages: "donation".
  const known = named.filter(({ offered }) => offered.length > 0);
  if (known.length === 0) return named.length > 0;
  return known.some(({ wanted, offered }) => offered.some((one) => isAkin(one, wanted)));
}

/** "Gift wrap" and "gift wrapping". */
function isAkin(offered: string, wanted: readonly string[]): boolean {
  const own = offered.split(" ");
  return wanted.some((phrase) => phrase.split(" ").some((word) => own.includes(word)));
}
