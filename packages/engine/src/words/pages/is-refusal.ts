import { languages } from "../languages.ts";
import { isUnspaced, normalise } from "../normalise.ts";

/** "No tip", "Ohne Versicherung", "なし", "Don't substitute": a choice of nothing. */
export function isRefusal(title: string): boolean {
  const plain = normalise(title);
  if (/^(?:do not|don t|dont)\s/.test(plain)) return true;
  const [first = ""] = plain.split(" ");
  return languages.some(({ none }) =>
    none.some((word) => (isUnspaced(word) ? plain.includes(word) : first === word)),
  );
}
