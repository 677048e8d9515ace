import type { Words } from "../../words/words.ts";
import type { FieldDescriptor } from "./control-snapshot.ts";
import type { FieldRole } from "./field-role.ts";
import { weights } from "./field-weights.ts";
import { rolesOfText } from "./roles-of-text.ts";

/** Nine to fifteen digits in two to four boxes, each shorter than a whole number. */
const boxLength = { least: 2, most: 5 };
const numberLength = { least: 9, most: 15 };
const boxes = { least: 2, most: 4 };

/**
 * A telephone number split across several boxes: the first is the field if the words before it say so, or the legend
 * above them. A box that short can't be a phone number by itself.
 */
export function markBoxesOfPhone<Given extends { role: FieldRole; score: number }>(
  fields: readonly FieldDescriptor[],
  roles: readonly Given[],
  languages: readonly Words[],
): Given[] {
  return roles.map((given, at) => {
    const field = fields[at];
    const isOpen = given.role === "unknown" && field !== undefined && isRow(at, fields, roles);
    const saysPhone = (text: string) => rolesOfText(text, languages).has("phone");
    // "Area code" says less than the legend.
    if (!isOpen || !(saysPhone(field.label || field.nearby) || saysPhone(field.group))) return given;
    return { ...given, role: "phone", score: weights.label };
  });
}

function isRow(
  at: number,
  fields: readonly FieldDescriptor[],
  roles: readonly { role: FieldRole }[],
): boolean {
  const lengths: number[] = [];
  for (let next = at; next < fields.length && lengths.length < boxes.most; next += 1) {
    const field = fields[next];
    const isBeside = field?.frame === fields[at]?.frame && field?.form === fields[at]?.form;
    if (!field || !isBeside || roles[next]?.role !== "unknown" || !isBox(field)) break;
    lengths.push(field.maxLength ?? 0);
  }
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  return lengths.length >= boxes.least && whole >= numberLength.least && whole <= numberLength.most;
}

function isBox({ kind, maxLength = 0 }: FieldDescriptor): boolean {
  return kind === "text" && maxLength >= boxLength.least && maxLength <= boxLength.most;
}
