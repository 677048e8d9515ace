import { type Field, readJudgedFields } from "../../../page/fields/read-fields.ts";
import { failures } from "../../failures/failures.ts";
import type { FormWork } from "../../form/form-work.ts";
import { hostOf, type Visit } from "../../visit.ts";
import { isPaidOtherwise } from "./card-form.ts";

/**
 * Ends the run if the shop presents a card form that must not get the card: placing the order without one
 * would be a different order. Forms that just happen to be on the page, such as an advertisement's, are
 * ignored.
 */
export async function refuseWithheldCard(visit: Visit, { payment }: FormWork): Promise<void> {
  if (isPaidOtherwise(payment)) return;
  const { fields, withheld } = await readJudgedFields(visit.page, visit.pace);
  const numbers = fields.filter(isNumber);
  const shut = withheld.find(({ field, isPresented }) => isPresented && isNumber(field));
  const reason = shut?.reason ?? (numbers.length > 1 ? severalForms(visit, numbers) : undefined);
  if (reason === undefined) return;
  throw failures.cardWithheld(visit, reason);
}

function isNumber({ role, isAside }: Field): boolean {
  return role === "cardNumber" && !isAside;
}

function severalForms(visit: Visit, numbers: readonly Field[]): string {
  const hosts = new Set(numbers.map(({ recipient }) => recipient?.host || hostOf(visit)));
  return `the page shows several, of ${[...hosts].join(" and ")}, and does not say which of them is to be filled in`;
}
