import { findOnly } from "../../../find-only.ts";
import { hasPhrase, normalise } from "../../../words/normalise.ts";
import type { RankedButton } from "./rank-purchase-buttons.ts";

/** Shorter words are those of any dish. */
const leastLetters = 4;

/** Of goods that a page lists as things to press, a menu's dishes, the only one that the request names. */
export function namedAmong(
  ranked: readonly RankedButton[],
  request: string | undefined,
): RankedButton | undefined {
  const said = normalise(request ?? "");
  const listed = ranked.filter(({ candidate, isTold }) => candidate.owner === "among" && !isTold);
  return findOnly(listed.filter(({ candidate }) => isNamed(candidate, said)));
}

/** By its name for screen readers, or by the word that its text begins with. */
function isNamed({ spoken, text }: RankedButton["candidate"], said: string): boolean {
  const [first = ""] = normalise(text).split(" ");
  const name = normalise(spoken) || first;
  return name.length >= leastLetters && hasPhrase(said, [name]);
}
