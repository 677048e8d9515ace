import { othersNamed } from "../../choosing/request/people-named.ts";
import type { Field } from "../../page/fields/read-fields.ts";
import type { FormWork } from "../form/form-work.ts";
import { fieldKey } from "./asking/ask-for-fields.ts";

/** What to write into the fields for the names of the other guests, if the request names as many besides the buyer. */
export function namesOfOthers(
  request: string | undefined,
  { buyer, details }: Pick<FormWork, "buyer" | "details">,
  wanted: readonly Field[],
): ReadonlyMap<string, string> {
  // The buyer's own name is filled elsewhere.
  const isName = (field: Field) => field.role === "fullName" && !details.has(fieldKey(field));
  const asked = [...new Set(wanted.filter(isName).map(fieldKey))];
  const names = othersNamed(request, `${buyer.first_name ?? ""} ${buyer.last_name ?? ""}`);
  return new Map(names.length === asked.length ? asked.map((key, at) => [key, names[at] ?? ""]) : []);
}
