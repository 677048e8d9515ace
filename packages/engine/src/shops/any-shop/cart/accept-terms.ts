import { readFields } from "../../../page/fields/read-fields.ts";
import { setBoxes } from "../../../phases/form/extras/form-boxes.ts";
import type { Visit } from "../../../phases/visit.ts";

/**
 * Agrees to the terms that the product's page has a box for, such as a licence: some shops take nothing before. Returns
 * whether a box was ticked.
 */
export async function acceptTerms(visit: Visit): Promise<boolean> {
  const fields = await readFields(visit.page, visit.pace);
  const open = fields.filter(
    ({ role, control, enabled, isAside, value }) =>
      role === "terms" && control === "checkbox" && enabled && !isAside && value === "",
  );
  return open.length > 0 && setBoxes(visit, open);
}
