import { isBusinessName } from "../../words/fields/business-names.ts";
import { requestWords } from "../../words/requests/request-words.ts";
import { isForCompany } from "./company-in.ts";
import { saysNothing } from "./says-nothing.ts";
import { readTokens, written } from "./tokens.ts";

const before: ReadonlySet<string> = new Set([
  ...requestWords.beforePurpose,
  ...requestWords.into,
  ...requestWords.placing,
]);
const pointing: ReadonlySet<string> = new Set(requestWords.pointing);
const isSilent = (word: string) => pointing.has(word) || saysNothing(word);
/** "Tüzel kişi" */
const mostWords = 3;

/** Whether a business buys, in any words: "as a company", "für die Nordwind GmbH". */
export function buysAsBusiness(request: string | undefined): boolean {
  return businessAsked(request) !== undefined || isForCompany(request);
}

/** The words in which a request says that a business buys: "als Firma". The goods may be "500 business cards". */
export function businessAsked(request: string | undefined): string | undefined {
  for (const clause of (request ?? "").split(/[,;:.!?()\n]/u)) {
    const tokens = readTokens(clause);
    for (const [start, { folded }] of tokens.entries()) {
      if (!before.has(folded)) continue;
      const from = tokens.findIndex((one, at) => at > start && !isSilent(one.folded));
      const ends = from < 0 ? [] : [...Array(mostWords).keys()].map((more) => from + more + 1);
      const end = ends.find(
        (at) =>
          at <= tokens.length &&
          saysNothing(tokens[at]?.folded ?? "the") &&
          isBusinessName(written(tokens.slice(from, at))),
      );
      if (end !== undefined) return written(tokens.slice(start, end));
    }
  }
  return undefined;
}
