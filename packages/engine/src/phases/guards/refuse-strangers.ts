import type { Field } from "../../page/fields/read-fields.ts";
import { permitTyping } from "../../page/filling/permit-typing.ts";
import { failures } from "../failures/failures.ts";
import type { Visit } from "../visit.ts";

/**
 * Ends the run if a field's value would go to a host that isn't part of the purchase. A frame that the page has replaced
 * since it was read belongs to nobody, and takes nothing: what stands in its place is read, and judged, before typing.
 */
export async function refuseStrangers(visit: Visit, fields: readonly Field[]): Promise<void> {
  // An unknown host is put to a person in the question for the card.
  const judged = fields.filter(
    ({ recipient, frame }) => recipient?.verdict !== "ask_about_host" && !frame.isDetached(),
  );
  const permits = await Promise.all(judged.map((field) => permitTyping(field, visit.pace)));
  for (const [index, permit] of permits.entries())
    if (!permit.isGiven) throw failures.strangersField(visit, judged[index]?.label ?? "", permit);
}
