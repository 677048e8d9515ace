import { hasPhrase, normalise } from "../../words/normalise.ts";
import { additionNames, flatFieldNames } from "../../words/places/house-numbers.ts";
import { says } from "../../words/says.ts";
import type { Words } from "../../words/words.ts";
import type { FieldDescriptor } from "./control-snapshot.ts";
import { type FieldRole, fitsKind, rolesOf } from "./field-role.ts";
import { weights } from "./field-weights.ts";
import { indexOf, phrasesIn } from "./phrase-index.ts";
import { keepOutermost } from "./roles-of-text.ts";

/**
 * One label before several boxes, such as "City, state, ZIP": the boxes behind the first have no words of their own
 * and hold the further parts, in the label's order. Nothing is concluded unless there is a box for each part.
 */
export function withRowOfLabel<Given extends { role: FieldRole; score: number }>(
  fields: readonly FieldDescriptor[],
  roles: readonly Given[],
  languages: readonly Words[],
): Given[] {
  const settled = [...roles];
  for (const [at, field] of fields.entries()) {
    const named = partsNamed(field.label || field.nearby, languages);
    const row = fields.slice(at, at + named.length);
    const isRow =
      named.length > 1 &&
      silentFrom(at + 1, fields) === named.length - 1 &&
      row.every((box, place) => {
        const [part, own] = [named[place], roles[at + place]?.role];
        const isOpen = own === "unknown" || own === part || place === 0;
        return part !== undefined && isOpen && fitsKind(part, box);
      });
    if (!isRow) continue;
    for (const [place, role] of named.entries()) {
      const own = settled[at + place];
      if (own) settled[at + place] = { ...own, role, score: weights.nearby };
    }
  }
  return withFlatBehindHouse(fields, settled);
}

/** "Nr domu / lokalu" before two boxes: the second, without words of its own, is for the flat. */
function withFlatBehindHouse<Given extends { role: FieldRole; score: number }>(
  fields: readonly FieldDescriptor[],
  roles: readonly Given[],
): Given[] {
  return roles.map((given, at) => {
    const [house, box] = [fields[at - 1], fields[at]];
    const isBehind = given.role === "unknown" && roles[at - 1]?.role === "houseNumber";
    if (!isBehind || !house || !box || silentFrom(at, fields) !== 1) return given;
    const takes = fitsKind("addressLine2", box) && namesFlat(house.label || house.nearby);
    return takes ? { ...given, role: "addressLine2", score: weights.nearby } : given;
  });
}

function namesFlat(text: string): boolean {
  const plain = normalise(text);
  return (
    hasPhrase(plain, [...flatFieldNames, ...additionNames]) ||
    says(plain, ({ fields }) => fields.addressLine2)
  );
}

const partsOfAddress = rolesOf("name", "place", "region");

/** The parts of an address that a label names, in its order. */
function partsNamed(text: string, languages: readonly Words[]): FieldRole[] {
  const plain = normalise(text);
  for (const { fields } of languages) {
    const matches = keepOutermost(phrasesIn(plain, indexOf(fields)));
    const inOrder = matches.toSorted((one, other) => one.from - other.from).map(({ role }) => role);
    if (inOrder.length > 1) return inOrder.every((role) => partsOfAddress.has(role)) ? inOrder : [];
  }
  return [];
}

/** How many fields in a row, from this one on, have no words at all. */
function silentFrom(start: number, fields: readonly FieldDescriptor[]): number {
  const before = fields[start - 1];
  const end = fields.findIndex(
    (field, at) =>
      at >= start &&
      (field.form !== before?.form ||
        field.frame !== before.frame ||
        [field.label, field.nearby, field.placeholder, field.title, field.autocomplete].some(Boolean)),
  );
  return (end < 0 ? fields.length : end) - start;
}
