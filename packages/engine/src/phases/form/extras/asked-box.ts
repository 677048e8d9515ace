import { isKindred } from "../../../choosing/request/akin.ts";
import { isNegated } from "../../../choosing/request/is-negated.ts";
import { saysNothing } from "../../../choosing/request/says-nothing.ts";
import { readTokens } from "../../../choosing/request/tokens.ts";
import { withoutPrice } from "../../../choosing/values/find-telling.ts";
import { isWrittenIn } from "../../../choosing/values/meanings/variant-words.ts";
import type { FieldRole } from "../../../page/fields/field-role.ts";
import type { Field } from "../../../page/fields/read-fields.ts";
import type { Visit } from "../../visit.ts";
import { noteSettled } from "./note-settled.ts";
import { refusesSomething } from "./refuses-something.ts";

type Box = Pick<Field, "control" | "role" | "label" | "enabled" | "required">;

const openRoles: ReadonlySet<FieldRole> = new Set(["unknown", "extra", "giftMessage"]);
/** A single word may be about anything. */
const leastWords = 2;

type Asking = Pick<Visit, "unmatched" | "askedBoxes" | "order">;

/**
 * Remembers the boxes that the request asks for: in words that no choice has had ("with Gift Aid"), or in all of the
 * box's own words ("with a parking space").
 */
export function noteAskedBoxes(visit: Asking, fields: readonly Box[]): void {
  const said = fields.filter((field) => isOpenBox(field) && isSaid(field.label, visit.order.request));
  for (const { label } of said) {
    visit.askedBoxes = [...new Set([...(visit.askedBoxes ?? []), label])];
    noteSettled(visit, label);
  }
  for (const words of visit.unmatched ?? []) {
    const label = boxNamedBy(words, fields);
    if (label === undefined) continue;
    visit.askedBoxes = [...(visit.askedBoxes ?? []), label];
    visit.unmatched = visit.unmatched?.filter((one) => one !== words) ?? [];
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
  const [box, ...others] = fields.filter((field) => isOpenBox(field) && isWrittenIn(field.label, words));
  return others.length === 0 ? box?.label : undefined;
}

function isOpenBox({ control, role, label, enabled, required }: Box): boolean {
  return control === "checkbox" && enabled && !required && openRoles.has(role) && !refusesSomething(label);
}

/** "Parking space (£9.00 per night)": the request says all of that, and doesn't refuse it. */
function isSaid(label: string, request: string | undefined): boolean {
  const own = readTokens(withoutPrice(label)).filter(({ folded }) => !saysNothing(folded));
  const tokens = readTokens(request ?? "");
  const isWanted = (word: string) =>
    tokens.some(({ folded }, at) => isKindred(word, folded) && !isNegated(tokens, at));
  return own.length > 0 && own.every(({ folded }) => isWanted(folded));
}
