import type { PageError } from "../../../page/outcomes/read-errors.ts";

/** The page's complaints right before a press, and their document. */
export interface ComplaintsBefore {
  /** The complaints by name, each with the number of its copy. */
  copies: ReadonlyMap<string, number | undefined>;
  document: number;
  /** Complaints that were there before the first press of the purchase, so no press caused them. */
  ever: ReadonlySet<string>;
}

export function rememberComplaints(
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
  /** A request made since the press has been answered. */
  isAnswered: boolean;
}

/**
 * Finds what the page has said since the press. A repeated complaint is news only if the page has rendered it
 * again after the shop's answer; in another document, unless it was there before any press.
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

/** "invalid" at one field isn't the same as at another. */
function nameOf({ text, field }: PageError): string {
  return field ? `${field.role} ${field.name} ${field.label} ${text}` : text;
}
