import type { PageError } from "../../page/outcomes/read-errors.ts";

/** What a page complained about right before a press, and in which document. */
export interface ComplaintsBefore {
  /** The same complaints by name, each with the number of its copy. */
  copies: ReadonlyMap<string, number | undefined>;
  document: number;
  /** Those that were there before the first press of the purchase: no press has caused them. */
  ever: ReadonlySet<string>;
}

export function noteComplaints(
  errors: readonly PageError[],
  document: number,
  earlier?: ComplaintsBefore,
): ComplaintsBefore {
  const copies = new Map(errors.map((error) => [nameOf(error), error.place?.copy]));
  return { copies, document, ever: earlier?.ever ?? new Set(copies.keys()) };
}

export interface ComplaintLook {
  errors: readonly PageError[];
  document: number;
  /** A request that was made since the press has been answered. */
  isAnswered: boolean;
}

/**
 * Tells what the page has said since the press from what it said before. In the same words it is news only where the
 * page has put it up again after the shop has answered; in another document, unless it was there before any press.
 */
export function watchComplaints(before: ComplaintsBefore): (look: ComplaintLook) => PageError[] {
  const taken = new Set<string>();
  return ({ errors, document, isAnswered }) => {
    const names = new Set(errors.map(nameOf));
    for (const name of before.copies.keys()) if (!names.has(name)) taken.add(name);
    return errors.filter((error) => {
      const name = nameOf(error);
      if (document !== before.document) return !before.ever.has(name);
      if (!before.copies.has(name)) return true;
      const isPutUpAgain = taken.has(name) || before.copies.get(name) !== error.place?.copy;
      return isPutUpAgain && isAnswered && !before.ever.has(name);
    });
  };
}

/** "invalid" at one field is not "invalid" at another. */
function nameOf({ text, field }: PageError): string {
  return field ? `${field.role} ${field.name} ${field.label} ${text}` : text;
}
