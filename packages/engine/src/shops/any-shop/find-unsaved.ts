import { callOnElement } from "../../page/call-in-page.ts";
import { type Field, readFields } from "../../page/fields/read-fields.ts";
import { type ContinuePress, submitOf } from "../../phases/form/submit-of.ts";
import type { Visit } from "../../phases/visit.ts";
import type { PurchaseButton } from "./find-purchase-button.ts";
import { isWritten } from "./is-written.ts";

export interface Unsaved {
  fields: readonly Field[];
  save: ContinuePress;
}

/**
 * What a product wants to be told through a form of its own, with a button that saves it, before its purchase button
 * opens. A form that asks for an address to write to, or that others write into, is none.
 */
export async function findUnsaved(visit: Visit, button: PurchaseButton): Promise<Unsaved | undefined> {
  const { page, pace } = visit;
  const beside = await callOnElement({ ...button, pace }, "formsBeside").catch(() => []);
  if (beside.length === 0) return undefined;
  const all = await readFields(page, pace);
  for (const form of beside) {
    const own = all.filter((field) => field.form === form && field.frame === page.mainFrame());
    const fields = own.filter((field) => isWritten(field) && field.required);
    const [first] = fields;
    if (!first || own.some(({ role }) => role === "email" || role === "password")) continue;
    const save = await submitOf(visit, first);
    if (save) return { fields, save };
  }
  return undefined;
}
