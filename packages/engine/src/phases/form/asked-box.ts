import { readTokens } from "../../choosing/request/tokens.ts";
import { isWrittenIn } from "../../choosing/values/variant-words.ts";
import type { FieldRole } from "../../page/fields/field-role.ts";
import type { Field } from "../../page/fields/read-fields.ts";
import type { Visit } from "../visit.ts";
import { noteSettled } from "./note-settled.ts";
import { refusesSomething } from "./refuses-something.ts";

type Box = Pick<Field, "control" | "role" | "label" | "enabled" | "required">;

const openRoles: ReadonlySet<FieldRole> = new Set(["unknown", "extra"]);
/** A single word may be about anything. */
const leastWords = 2;

/** Remembers the boxes that the request asks for in words that no choice has had: "with Gift Aid". */
export function noteAskedBoxes(visit: Pick<Visit, "unmatched" | "askedBoxes">, fields: readonly Box[]): void {
  for (const words of visit.unmatched ?? []) {
    const label = boxNamedBy(words, fields);
    if (label === undefined) continue;
    visit.askedBoxes = [...(visit.askedBoxes ?? []), label];
    noteSettled(visit, label);
  }
}

/** Whether the request asks for what this box offers. */
export function isAskedBox({ askedBoxes }: Pick<Visit, "askedBoxes">, { label }: Box): boolean {
  return askedBoxes?.includes(label) === true;
}

/** The label of the only box that says these words of the request. */
function boxNamedBy(words: string, fields: readonly Box[]): string | undefined {
  if (readTokens(words).length < leastWords) return undefined;
  const [box, ...others] = fields.filter(
    ({ control, role, label, enabled, required }) =>
      control === "checkbox" &&
      enabled &&
      !required &&
      openRoles.has(role) &&
      !refusesSomething(label) &&
      isWrittenIn(label, words),
  );
  return others.length === 0 ? box?.label : undefined;
}
