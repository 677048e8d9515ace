import type { Field, FieldChoice } from "../../page/fields/read-fields.ts";
import { realChoices } from "../../page/fields/real-choices.ts";
import { fillField } from "../../page/filling/fill.ts";
import { settle } from "../../page/waiting/settle.ts";
import { businessNames } from "../../words/business-names.ts";
import { hasPhrase, isUnspaced, normalise } from "../../words/normalise.ts";
import type { Visit } from "../visit.ts";

/**
 * If a shop asks whether the buyer is a company, answers no, so that no company name or tax number is needed.
 * Returns true if a choice had to be changed.
 */
export async function buyAsPerson(visit: Visit, fields: readonly Field[]): Promise<boolean> {
  for (const field of fields) {
    const choice = personsChoice(field);
    if (!choice || !(await fillField(field, choice.value, visit.pace)).filled) continue;
    await settle(visit.page, visit.pace);
    return true;
  }
  return false;
}

/** If exactly one of two choices is for companies, returns the other one, unless it is already selected. */
export function personsChoice(
  field: Pick<Field, "role" | "control" | "enabled" | "value" | "choices" | "native">,
): FieldChoice | undefined {
  if (field.role !== "unknown" || !field.enabled) return undefined;
  if (field.control !== "radio" && field.control !== "select") return undefined;
  const choices = realChoices(field);
  const persons = choices.filter(({ title }) => !isForBusiness(title));
  const [only, ...others] = persons;
  if (choices.length !== 2 || !only || others.length > 0) return undefined;
  return field.value === only.value ? undefined : only;
}

function isForBusiness(title: string): boolean {
  const plain = normalise(title);
  return businessNames.some((name) => (isUnspaced(name) ? plain.includes(name) : hasPhrase(plain, [name])));
}
