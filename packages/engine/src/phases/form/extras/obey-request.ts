import { isKindred } from "../../../choosing/request/akin.ts";
import { isForbidden, isNegated } from "../../../choosing/request/is-negated.ts";
import { saysNothing } from "../../../choosing/request/says-nothing.ts";
import { readTokens } from "../../../choosing/request/tokens.ts";
import { namedValues } from "../../../choosing/values/named-values.ts";
import { findOnly } from "../../../find-only.ts";
import type { FieldRole } from "../../../page/fields/field-role.ts";
import type { Field, FieldChoice } from "../../../page/fields/read-fields.ts";
import { realChoices } from "../../../page/fields/real-choices.ts";
import { fillField } from "../../../page/filling/fill.ts";
import { isRefusal } from "../../../words/pages/is-refusal.ts";
import type { Visit } from "../../visit.ts";
import { noteSettled } from "./note-settled.ts";

/** Longer lists are of places, numbers and the like. */
const mostChoices = 12;

/** What other parts of the work don't decide. */
const undecided: ReadonlySet<FieldRole> = new Set(["unknown", "extra"]);

/** Chooses what the request asks for, in place of what the shop has preset or left open. Returns true if something was changed. */
export async function obeyRequest(visit: Visit, fields: readonly Field[]): Promise<boolean> {
  let changed = false;
  for (const field of fields) {
    const named = namedInstead(field, visit.order.request);
    if (!named || !(await fillField(field, answerOf(field, named), visit.pace)).filled) continue;
    noteSettled(visit, `${field.label} ${named.title}`);
    changed = true;
  }
  return changed;
}

/** A custom listbox identifies its choices by their text. */
function answerOf({ control }: Field, { title, value }: FieldChoice): string {
  return control === "listbox" ? title : value;
}

type Preset = Pick<Field, "role" | "control" | "enabled" | "value" | "label" | "choices" | "native">;

/** The only choice that the request names, or that refuses what it doesn't want, if it isn't chosen yet. */
export function namedInstead(field: Preset, request: string | undefined): FieldChoice | undefined {
  const { role, control, enabled, value, label } = field;
  const isOpen = enabled && control !== "checkbox" && undecided.has(role);
  const choices = isOpen ? realChoices(field) : [];
  if (request === undefined || choices.length < 2 || choices.length > mostChoices) return undefined;
  const found = refusalOf(label, choices, request) ?? onlyNamed(label, choices, request);
  return found?.enabled && found.value !== value && found.title !== value ? found : undefined;
}

/** "No substitutes", for "without substitutions". */
function refusalOf(label: string, choices: readonly FieldChoice[], request: string): FieldChoice | undefined {
  const refusal = findOnly(choices.filter(({ title }) => isRefusal(title)));
  if (!refusal) return undefined;
  return isRefused([label, ...choices.map(({ title }) => title)].join(" "), request) ? refusal : undefined;
}

/** Whether the request says that it doesn't want what these words of the shop offer. */
export function isRefused(words: string, request: string): boolean {
  const own = readTokens(words).filter(({ folded }) => /^\p{L}{4,}$/u.test(folded) && !saysNothing(folded));
  const tokens = readTokens(request);
  const said = tokens.flatMap(({ folded }, at) =>
    own.some((one) => isKindred(one.folded, folded))
      ? [isNegated(tokens, at) || isForbidden(tokens, at)]
      : [],
  );
  return said.length > 0 && said[0] === true;
}

function onlyNamed(label: string, choices: readonly FieldChoice[], request: string): FieldChoice | undefined {
  const named = namedValues({ name: label, values: choices.map(({ title }) => title) }, request);
  return findOnly(choices.filter(({ title }) => named.has(title)));
}
