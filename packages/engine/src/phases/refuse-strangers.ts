import type { Field } from "../page/fields/read-fields.ts";
import { permitTyping } from "../page/filling/permit-typing.ts";
import { failures } from "./failures.ts";
import type { Visit } from "./visit.ts";

/** Ends the run if a field's value would go to a host that isn't part of the purchase. */
export async function refuseStrangers(visit: Visit, fields: readonly Field[]): Promise<void> {
  for (const field of fields) {
    // An unknown host is put to a person in the question for the card.
    if (field.recipient?.verdict === "ask_about_host") continue;
    const permit = await permitTyping(field, visit.pace);
    if (permit.isGiven) continue;
    throw failures.strangersField(visit, field.label, permit);
  }
}
