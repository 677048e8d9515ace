import { buysAsBusiness } from "../../choosing/request/buys-as-business.ts";
import type { Field } from "../../page/fields/read-fields.ts";
import { realChoices } from "../../page/fields/real-choices.ts";
import { namesBusiness } from "../../words/fields/business-names.ts";

type Choices = Pick<Field, "role" | "choices" | "control" | "native">;

/** Whether a field asks if a business or a person buys. */
export function hasSides(field: Choices): boolean {
  const titles = field.role === "unknown" ? realChoices(field).map(({ title }) => title) : [];
  return titles.some(namesBusiness) && !titles.every(namesBusiness);
}

/** The choice of the side that buys: a person, unless the request orders as a business. */
export function sideOf(field: Choices, request: string | undefined): string | undefined {
  if (!hasSides(field)) return undefined;
  const isBusiness = buysAsBusiness(request);
  return realChoices(field).find(({ title }) => namesBusiness(title) === isBusiness)?.value;
}

/** Ranks what leads to the side that buys over the other one, and both by what else they say. */
export function fitsSide(words: string, request: string | undefined): number {
  if (!namesBusiness(words)) return 0;
  return buysAsBusiness(request) ? 1 : -1;
}
