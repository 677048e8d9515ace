import { type DetailField, detailsSchema } from "@cartwright/contract";
import type { Field } from "../../../page/fields/read-fields.ts";
import { choicesToOffer } from "../../../page/fields/real-choices.ts";
import { quoted } from "../../../words/quoted.ts";
import { says } from "../../../words/says.ts";
import { hostOf, type Visit } from "../../visit.ts";

/**
 * Asks for the values of these fields, with the shop's own labels and choices. Answers are keyed by
 * `fieldKey`.
 */
export async function askForFields(
  visit: Visit,
  fields: readonly Field[],
  host = hostOf(visit),
): Promise<ReadonlyMap<string, string>> {
  const asked = new Map(fields.map((field) => [fieldKey(field), field]));
  // Quoted, because a shop's label may itself end in a question mark.
  const titles = [...asked.values()].map((field) => quoted(askedTitle(field))).join(", ");
  const answer = await visit.host.ask({
    key: "details",
    message: `${host} insists on details that are not known yet: ${titles}.${objectionsOf(fields)}`,
    responseSchema: detailsSchema([...asked].map(([name, field]) => detailOf(name, field))),
  });
  return new Map(Object.entries(answer));
}

function objectionsOf(fields: readonly Field[]): string {
  const said = fields.flatMap(({ invalid }) => (invalid && /\s/.test(invalid) ? [quoted(invalid)] : []));
  return said.length > 0 ? ` It says: ${[...new Set(said)].join("; ")}.` : "";
}

function detailOf(name: string, field: Field): DetailField {
  const choices = choicesToOffer(field);
  const title = field.isDay || field.opensDialog ? `${askedTitle(field)} (YYYY-MM-DD)` : askedTitle(field);
  return choices.length > 0
    ? {
        name,
        title,
        choices: choices.map((choice) => ({ const: answerFor(field, choice), title: choice.title })),
      }
    : { name, title };
}

/** "Day" doesn't say which day. */
function askedTitle(field: Field): string {
  const title = fieldTitle(field);
  const isPart = field.role === "dateOfBirth" && !says(title, ({ fields }) => fields.dateOfBirth);
  return isPart ? `Date of birth: ${title}` : title;
}

/** The value to answer with. A custom listbox identifies its choices by their text. */
export function answerFor({ control }: Field, { value, title }: { value: string; title: string }): string {
  return control === "listbox" ? title : value;
}

export function fieldTitle({ label, name }: Field): string {
  return label.replace(/(?<!\s)\s*\*\s*:?$/, "").trim() || name;
}

export function fieldKey(field: Field): string {
  return field.name || fieldTitle(field);
}

/** A name of this length may say more than that it is a code: whose, and what for. */
const plainNameLength = 24;

/** The shop's own name of what it asks for, as a sentence; empty if it is a short one. */
export function calledInFull(field: Field): string {
  const title = fieldTitle(field);
  return title.length > plainNameLength ? ` It calls it ${quoted(title)}.` : "";
}
