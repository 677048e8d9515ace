import { callOnElement } from "../../../page/call-in-page.ts";
import { type Field, readFields } from "../../../page/fields/read-fields.ts";
import type { Visit } from "../../../phases/visit.ts";
import type { PurchaseButton } from "../product/find-purchase-button.ts";

/** The fields in the form of a product's button; in no form (-1), if the button has none. */
export async function fieldsBeside(
  { page, pace }: Visit,
  button: PurchaseButton,
): Promise<{ form: number; fields: Field[] }> {
  const form = await callOnElement({ ...button, pace }, "ownForm").catch(() => -1);
  const all = await readFields(page, pace);
  const isBeside = (field: Field) =>
    !field.isAside && field.form === form && field.frame === page.mainFrame();
  return { form, fields: all.filter(isBeside) };
}
