import { languages } from "../../../words/languages.ts";
import { normalise, phraseIndex } from "../../../words/normalise.ts";
import { says } from "../../../words/says.ts";

/**
 * "Save the card to pay faster (I accept the terms)": a box that offers to keep the card before it speaks of terms.
 * Not "I accept the terms on which cards are stored".
 */
export function savesCard(label: string): boolean {
  const plain = normalise(label);
  if (!says(plain, ({ payment }) => payment.card)) return false;
  const keeping = firstOf(
    plain,
    languages.flatMap((words) => words.keeping),
  );
  const terms = firstOf(
    plain,
    languages.flatMap(({ fields }) => fields.terms),
  );
  return keeping !== undefined && (terms === undefined || keeping < terms);
}

function firstOf(plain: string, phrases: readonly string[]): number | undefined {
  const found = phrases.map((phrase) => phraseIndex(plain, phrase)).filter((at) => at >= 0);
  return found.length > 0 ? Math.min(...found) : undefined;
}
