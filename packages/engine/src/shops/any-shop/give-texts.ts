import { type Field, readFields } from "../../page/fields/read-fields.ts";
import { fillField } from "../../page/filling/fill.ts";
import { settle } from "../../page/waiting/settle.ts";
import { askForFields, fieldKey, fieldTitle } from "../../phases/buyer/ask-for-fields.ts";
import { PurchaseFailed } from "../../phases/purchase-failed.ts";
import { hostOf, type Visit } from "../../phases/visit.ts";
import type { PurchaseButton } from "./find-purchase-button.ts";

/** Texts that the product itself wants, such as an engraving: those in the form of its button that must not stay empty. */
export async function wantedTexts(visit: Visit, { locator }: PurchaseButton): Promise<readonly Field[]> {
  const form = await locator
    .evaluate((button) => {
      const own = (button as HTMLButtonElement).form ?? button.closest("form");
      return own ? [...document.forms].indexOf(own) : -1;
    })
    .catch(() => -1);
  if (form < 0) return [];
  const fields = await readFields(visit.page, visit.pace);
  return fields.filter(
    (field) =>
      isText(field) && field.required && field.form === form && field.frame === visit.page.mainFrame(),
  );
}

/** A text or a date that is still empty, and no number of pieces. */
export function isText({ control, role, enabled, value }: Field): boolean {
  const isWritten = control === "text" || control === "textarea" || control === "date";
  return isWritten && role !== "quantity" && role !== "search" && enabled && value === "";
}

/** Nobody can guess them: a person is asked, once for all. */
export async function giveTexts(visit: Visit, fields: readonly Field[]): Promise<void> {
  if (fields.length === 0) return;
  const answers = await askForFields(visit, fields);
  for (const field of fields) {
    const outcome = await fillField(field, answers.get(fieldKey(field)) ?? "", visit.pace);
    if (!outcome.filled)
      throw new PurchaseFailed(
        "stuck",
        `"${fieldTitle(field)}" at ${hostOf(visit)} could not be filled: ${outcome.why}.`,
      );
  }
  await settle(visit.page, visit.pace);
}
