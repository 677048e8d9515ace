import { buysAsBusiness } from "../../choosing/request/buys-as-business.ts";
import { findOnly } from "../../find-only.ts";
import type { Field, FieldChoice } from "../../page/fields/read-fields.ts";
import { realChoices } from "../../page/fields/real-choices.ts";
import { fillField } from "../../page/filling/fill.ts";
import { settle } from "../../page/waiting/settle.ts";
import { namesBusiness } from "../../words/fields/business-names.ts";
import type { Visit } from "../visit.ts";

/**
 * If a shop asks whether the buyer is a company, answers no, so that no company name or tax number is needed; or yes
 * if the request is a business's. Returns true if a choice had to be changed.
 */
export async function buyAsPerson(visit: Visit, fields: readonly Field[]): Promise<boolean> {
  for (const field of fields) {
    const choices = { company: companysChoice(field), person: personsChoice(field) };
    if (!choices.company && !choices.person) continue;
    const choice = buysAsBusiness(visit.order.request) ? choices.company : choices.person;
    if (!choice || !(await fillField(field, choice.value, visit.pace)).filled) continue;
    visit.isSideTaken = choice === choices.company;
    await settle(visit.page, visit.pace);
    return true;
  }
  return false;
}

type Asked = Pick<Field, "role" | "control" | "enabled" | "value" | "choices" | "native">;

/** If exactly one of two choices is for companies, returns the other one, unless it is already selected. */
export function personsChoice(field: Asked): FieldChoice | undefined {
  return choiceFor(field, false);
}

/** The one for companies, on the same conditions. */
export function companysChoice(field: Asked): FieldChoice | undefined {
  return choiceFor(field, true);
}

function choiceFor(field: Asked, isCompany: boolean): FieldChoice | undefined {
  if (field.role !== "unknown" || !field.enabled) return undefined;
  if (field.control !== "radio" && field.control !== "select") return undefined;
  const choices = realChoices(field);
  const business = findOnly(choices.filter(({ title }) => namesBusiness(title)));
  const person = choices.find((one) => one !== business);
  if (choices.length !== 2 || !business) return undefined;
  const meant = isCompany ? business : person;
  return meant && field.value !== meant.value ? meant : undefined;
}
