import type { PressOptions } from "../../page/moves/press.ts";
import { settle } from "../../page/waiting/settle.ts";
import { pressThrough } from "../press-through.ts";
import type { Visit } from "../visit.ts";
import { keyOf, type Look, type SeenWay, stateOf, stepOf } from "./read-ways.ts";

/** Presses it, and writes down that it was pressed here: the next look at the page says what came of it. */
export async function takeWay(
  visit: Visit,
  look: Look,
  { way, mayPress }: { way: SeenWay; mayPress?: PressOptions["mayPress"] },
): Promise<void> {
  noteWay(visit, look, way);
  await pressThrough(visit, way.pressable, { mayPress });
  // It may go on in a tab of its own.
  await settle(visit.page, visit.pace);
}

/** Writes down that this way is taken from here. */
export function noteWay(visit: Visit, look: Look, { key }: Pick<SeenWay, "key">): void {
  visit.journal.see(look.pressables.map(keyOf));
  const place = { state: stateOf(look), step: stepOf(look), url: look.reading.url };
  const entry = visit.journal.note(key, place);
  visit.recorder?.took(look.reading, entry);
}
