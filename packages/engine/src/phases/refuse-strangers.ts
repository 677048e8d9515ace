import type { Field } from "../page/fields/read-fields.ts";
import { objectionToTyping } from "../page/filling/objection-to-typing.ts";
import { PurchaseFailed } from "./purchase-failed.ts";
import { hostOf, type Visit } from "./visit.ts";

/** Ends the run where what a field is about to hold would go to somebody who is no part of the purchase. */
export function refuseStrangers(visit: Visit, fields: readonly Field[]): void {
  for (const field of fields) {
    const objection = objectionToTyping(field, visit.pace);
    if (objection)
      throw new PurchaseFailed(
        "navigation_blocked",
        `"${field.label}" at ${hostOf(visit)} is not filled in: ${objection}, which is no part of this purchase. If that host belongs to the merchant, name it in allowedDomains.`,
      );
  }
}
