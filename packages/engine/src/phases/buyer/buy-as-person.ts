import type { Field, FieldChoice } from "../../page/fields/read-fields.ts";
import { realChoices } from "../../page/fields/real-choices.ts";
import { fillField } from "../../page/filling/fill.ts";
import { settle } from "../../page/waiting/settle.ts";
import { businessNames } from "../../words/business-names.ts";
import { hasPhrase, isUnspaced, normalise } from "../../words/normalise.ts";
import type { Visit } from "../visit.ts";

/**
 * Where a shop asks whether one buys for a company, the buyer does not: nobody is asked then for a company's name and tax
 * number. True where a choice had to be changed.
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

/** Of two choices of which one is for companies, the other, where it is not the one that stands. */
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
