import type { Field } from "../page/fields/read-fields.ts";
import { permitTyping } from "../page/filling/permit-typing.ts";
import { PurchaseFailed } from "./purchase-failed.ts";
import { hostOf, type Visit } from "./visit.ts";

/** Ends the run where what a field is about to hold would go to somebody who is no part of the purchase. */
export async function refuseStrangers(visit: Visit, fields: readonly Field[]): Promise<void> {
  for (const field of fields) {
    // A host that is only unknown is put to a person with the question for the card.
    if (field.recipient?.verdict === "ask_about_host") continue;
    const permit = await permitTyping(field, visit.pace);
    if (permit.isGiven) continue;
    const advice =
      permit.stranger === undefined
        ? ""
        : ` If ${permit.stranger} belongs to the merchant, name it in allowedDomains.`;
    throw new PurchaseFailed(
      "navigation_blocked",
      `"${field.label}" at ${hostOf(visit)} is not filled in: ${permit.why}. Nothing was typed there.${advice}`,
    );
  }
}
