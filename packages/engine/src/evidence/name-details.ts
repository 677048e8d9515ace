import type { Buyer } from "../checkout-host.ts";
import { knownBuyer } from "../phases/form/fields/known-buyer.ts";
import { patternOfPiece, piecesOfDetail, wordsOfLabels } from "../recording/pieces-of-detail.ts";

type Details = Readonly<Record<string, string | undefined>>;

/** The buyer's details known so far, and texts with those details replaced by their names. */
export interface BuyerNames {
  /** Adds details from an answer. */
  learn(details: Details): void;
  /** Details learned from answers, for callers that hide them in another way. */
  learned(): readonly string[];
  /** "Deliver to Ada, 1 Main Street" as "Deliver to {buyer.first_name}, {buyer.address_line1}". */
  name(text: string): string;
}

export function nameDetails(buyer: Buyer): BuyerNames {
  const answered: string[] = [];
  const names = new Map<string, string>();
  const common = wordsOfLabels();
  let pattern = patternOf([]);
  const add = (details: Details): void => {
    for (const [role, value = ""] of Object.entries(details))
      for (const piece of piecesOfDetail(plain(value), common))
        if (!names.has(piece)) names.set(piece, `{buyer.${role}}`);
    pattern = patternOf([...names.keys()]);
  };
  add(knownBuyer(buyer));
  return {
    learn: (details) => {
      answered.push(...Object.values(details).filter((value) => value !== undefined));
      add(details);
    },
    learned: () => answered,
    name: (text) => {
      return text.replace(pattern, (found) => names.get(plain(found)) ?? unknown(found));
    },
  };
}

/** Any person's email address. */
const anyEmail = String.raw`[\w.+%-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){1,5}`;
/** Of an order, an account, a telephone. Amounts are shorter, or contain separators. */
const longNumber = String.raw`\d{6,}`;

function unknown(found: string): string {
  return found.includes("@") ? "{email}" : "{number}";
}

/** All in one pass, longest first, so that no inserted name is read as a detail. */
function patternOf(pieces: readonly string[]): RegExp {
  const longestFirst = pieces.toSorted((left, right) => right.length - left.length);
  const written = longestFirst.map(patternOfPiece);
  const details =
    written.length === 0 ? [] : [String.raw`(?<![\p{L}\d])(?:${written.join("|")})(?![\p{L}\d])`];
  return new RegExp([anyEmail, ...details, longNumber].join("|"), "giu");
}

function plain(text: string): string {
  return text.trim().replace(/\s+/g, " ").toLowerCase();
}
