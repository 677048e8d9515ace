import type { FieldDescriptor } from "./control-snapshot.ts";
import type { FieldRole } from "./field-role.ts";

/**
 * Boxes as on printed cards, 15 to 19 digits in three to five boxes: four and four, or four, six and five.
 */
const boxLength = { least: 3, most: 7 };
const numberLength = { least: 15, most: 19 };

/**
 * A card number split across several boxes: the first becomes the field and the following ones its parts,
 * whichever of them the page labels as the number.
 */
export function markBoxesOfNumber<Given extends { role: FieldRole; score: number }>(
  fields: readonly FieldDescriptor[],
  roles: readonly Given[],
): Given[] {
  const marked = [...roles];
  for (const at of fields.keys()) {
    const row = rowFrom(at, fields, marked);
    const named = row.map((each) => marked[each]).find((one) => one?.role === "cardNumber");
    if (!named) continue;
    for (const [place, each] of row.entries()) {
      const own = marked[each];
      if (own && place > 0) marked[each] = { ...own, role: "cardNumberRest" };
      else if (own) marked[each] = { ...own, role: "cardNumber", score: named.score };
    }
  }
  return marked;
}

/** The boxes starting with this one, if together they hold a card number. */
function rowFrom(
  at: number,
  fields: readonly FieldDescriptor[],
  roles: readonly { role: FieldRole }[],
): number[] {
  const row: number[] = [];
  let length = 0;
  for (let next = at; length < numberLength.least; next += 1) {
    const field = fields[next];
    const role = roles[next]?.role;
    const isPart = role === "cardNumber" || role === "unknown";
    if (!field || !isPart || !isBeside(field, fields[at], fields) || !isBox(field)) return [];
    row.push(next);
    length += field.maxLength ?? 0;
  }
  return length <= numberLength.most ? row : [];
}

/** In one form, or each alone in a frame of its own: whose frames these are is judged for each of them. */
function isBeside(
  one: FieldDescriptor,
  other: FieldDescriptor | undefined,
  all: readonly FieldDescriptor[],
): boolean {
  if (one.frame === other?.frame) return one.form === other?.form;
  const isAlone = (field: FieldDescriptor | undefined) =>
    field?.frame !== undefined && all.filter(({ frame }) => frame === field.frame).length === 1;
  return isAlone(one) && isAlone(other);
}

function isBox({ kind, maxLength = 0 }: FieldDescriptor): boolean {
  return kind === "text" && maxLength >= boxLength.least && maxLength <= boxLength.most;
}
