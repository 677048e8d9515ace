import type { FieldDescriptor } from "./control-snapshot.ts";
import type { FieldRole } from "./field-role.ts";

/** Of 15 to 19 digits in three to five boxes, as cards print them: four and four, or four, six and five. */
const boxLength = { least: 3, most: 7 };
const numberLength = { least: 15, most: 19 };

/** A card number that is written into several boxes: the boxes that follow its first are parts of it. */
export function markBoxesOfNumber<Given extends { role: FieldRole }>(
  fields: readonly FieldDescriptor[],
  roles: readonly Given[],
): Given[] {
  const rest = new Set(fields.flatMap((_, at) => boxesAfter(at, fields, roles)));
  return roles.map((own, at) => (rest.has(at) ? { ...own, role: "cardNumberRest" } : own));
}

function boxesAfter(
  at: number,
  fields: readonly FieldDescriptor[],
  roles: readonly { role: FieldRole }[],
): number[] {
  const first = fields[at];
  if (!first || roles[at]?.role !== "cardNumber" || !isBox(first)) return [];
  const boxes: number[] = [];
  let length = first.maxLength ?? 0;
  for (let next = at + 1; length < numberLength.least; next += 1) {
    const field = fields[next];
    const role = roles[next]?.role;
    const isPart = role === "cardNumber" || role === "unknown";
    if (!field || !isPart || !isBox(field) || field.frame !== first.frame || field.form !== first.form)
      return [];
    boxes.push(next);
    length += field.maxLength ?? 0;
  }
  return length <= numberLength.most ? boxes : [];
}

function isBox({ kind, maxLength = 0 }: FieldDescriptor): boolean {
  return kind === "text" && maxLength >= boxLength.least && maxLength <= boxLength.most;
}
