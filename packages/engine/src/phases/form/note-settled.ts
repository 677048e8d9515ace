import { isBareNumber } from "../../choosing/number-tokens.ts";
import { readTokens } from "../../choosing/tokens.ts";
import type { Visit } from "../visit.ts";

/** What the request says about the delivery, and was no choice of the goods, is settled by what was chosen. */
export function noteSettled(visit: Pick<Visit, "unmatched">, chosen: string): void {
  const settled = new Set(readTokens(chosen).map(({ folded }) => folded));
  const isOpen = (words: string) =>
    isBareNumber(words) || readTokens(words).some(({ folded }) => !settled.has(folded));
  visit.unmatched = (visit.unmatched ?? []).filter(isOpen);
}
