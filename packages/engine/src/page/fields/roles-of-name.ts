import { machineNames } from "../../words/fields/machine-names.ts";
import { splitName } from "../../words/normalise.ts";
import type { Words } from "../../words/words.ts";
import { indexOf, phrasesIn } from "./phrase-index.ts";
import { countLines, keepOutermost, putTogether, rolesOfText, type Shares } from "./roles-of-text.ts";

/** A code or number inside one of these is never anything else. */
const blocking = ["giftCard", "captcha"] as const;
/** The name of a containing structure counts less than the field's own name. */
const nestingShare = 0.6;
/** A developer's name that uses the page's language. */
const spokenShare = 0.8;

/** All roles named by a developer's name for a field, as far as it consists of words. */
export function rolesOfName(name: string, languages: readonly Words[]): Shares {
  const said = name.replace(/[a-z\d]{6,}/gi, (word) => (isGenerated(word) ? "" : word));
  const segments = said.split(/[.[\]:/]+/).filter((segment) => /\p{L}/u.test(segment));
  const whole = splitName(segments.join(" "));
  if (whole === "" || whole.length > 120) return new Map();
  const matches = keepOutermost(phrasesIn(whole, indexOf(machineNames)));
  const blocker = blocking.find((one) => matches.some(({ role }) => role === one));
  if (blocker) return new Map([[blocker, 1]]);
  // The last word is the noun: "address city" is a city; nobody writes "city name of address".
  const end = Math.max(0, ...matches.map(({ to }) => to));
  const shares: Shares = new Map(matches.map(({ role, to }) => [role, to === end ? 1 : nestingShare]));
  putTogether(shares);
  countLines(shares, whole, matches);
  if (shares.get("phone") && shares.delete("country")) shares.set("phoneCountry", 1);
  // "search" inside a longer name describes the form, not the field.
  if (whole.split(" ").length > 2) shares.delete("search");
  if (shares.size > 0) return shares;
  return new Map([...rolesOfText(whole, languages)].map(([role, share]) => [role, share * spokenShare]));
}

/** "p5qb8uj5": changes between letters and digits about every second character. */
function isGenerated(word: string): boolean {
  const parts = word.match(/\d+|\D+/g) ?? [];
  return parts.length >= 4 && word.length / parts.length <= 2;
}
