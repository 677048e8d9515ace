import type { Place } from "../../../page/call-in-page.ts";
import { settle } from "../../../page/waiting/settle.ts";
import { pressThrough } from "../../page/press-through.ts";
import type { Visit } from "../../visit.ts";
import { keyOf, type Look, stepOf } from "./read-ways.ts";
import { noteWay } from "./take-way.ts";

/** Presses it, unless it was pressed on this step before. Returns whether it did. */
export async function pressOnce(
  visit: Visit,
  look: Look,
  button: (Place & Parameters<typeof keyOf>[0]) | undefined,
): Promise<boolean> {
  if (!button || visit.journal.usesOnStep(stepOf(look), keyOf(button)) > 0) return false;
  noteWay(visit, look, { key: keyOf(button) });
  await pressThrough(visit, button);
  await settle(visit.page, visit.pace);
  return true;
}
