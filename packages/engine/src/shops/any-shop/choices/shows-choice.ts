import { normalise, phraseIndex } from "../../../words/normalise.ts";

interface ClosedList {
  /** What the list shows while it is closed. */
  shown: string;
  /** What it showed before the choice was pressed. */
  before: string;
}

/**
 * Whether a closed list shows this choice: by its whole title, or by the beginning of it, without a price or a note
 * ("Bottle 750 ml" for "Bottle 750 ml, $23.00"). A beginning that other titles have too counts if it is new.
 */
export function showsChoice(
  { shown, before }: ClosedList,
  title: string,
  others: readonly string[],
): boolean {
  const plain = normalise(shown);
  const wanted = normalise(title);
  if (wanted.length > 2 ? plain.includes(wanted) : phraseIndex(plain, wanted) >= 0) return true;
  if (!beginsWith(wanted, plain) || others.some((other) => normalise(other) === plain)) return false;
  const isOwn = !others.some((other) => other !== title && beginsWith(normalise(other), plain));
  return isOwn || plain !== normalise(before);
}

function beginsWith(title: string, shown: string): boolean {
  return shown !== "" && phraseIndex(title, shown) === 0;
}
