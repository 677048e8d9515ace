import type { Field } from "../page/fields/read-fields.ts";
import { permitTyping } from "../page/filling/permit-typing.ts";
import { failures } from "./failures.ts";
import type { Visit } from "./visit.ts";

/** Ends the run if a field's value would go to a host that isn't part of the purchase. */
export async function refuseStrangers(visit: Visit, fields: readonly Field[]): Promise<void> {
  // An unknown host is put to a person in the question for the card.
  const judged = fields.filter(({ recipient }) => recipient?.verdict !== "ask_about_host");
  const permits = await Promise.all(judged.map((field) => permitTyping(field, visit.pace)));
  for (const [index, permit] of permits.entries())
    if (!permit.isGiven) throw failures.strangersField(visit, judged[index]?.label ?? "", permit);
}
