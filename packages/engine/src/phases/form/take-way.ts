import type { PressOptions } from "../../page/moves/press.ts";
import { timeLimit } from "../../page/waiting/pace.ts";
import { settle } from "../../page/waiting/settle.ts";
import { pressThrough } from "../press-through.ts";
import type { Visit } from "../visit.ts";
import { keyOf, type Look, type SeenWay, stateOf, stepOf } from "./read-ways.ts";

const answerLimitMs = 15_000;

/** Presses it, and writes down that it was pressed here: the next look at the page says what came of it. */
export async function takeWay(
  visit: Visit,
  look: Look,
  { way, mayPress }: { way: SeenWay; mayPress?: PressOptions["mayPress"] },
): Promise<void> {
  noteWay(visit, look, way);
  await pressThrough(visit, way.pressable, { mayPress });
  await stayInShop(visit);
  // It may go on in a tab of its own.
  await settle(visit.page, visit.pace);
}

/** Writes down that this way is taken from here. */
export function noteWay(
  visit: Visit,
  look: Look,
  { key, address = "", isLink = true }: Pick<SeenWay, "key"> & Partial<Pick<SeenWay, "address" | "isLink">>,
): void {
  visit.journal.see(look.pressables.map(keyOf));
  const target = isLink ? address : "";
  const place = { state: stateOf(look), step: stepOf(look), url: look.reading.url, target };
  const entry = visit.journal.note(key, place);
  visit.recorder?.took(look.reading, entry);
}

/** "Back" on the first page of a visit leads out of the shop, to the empty page that the browser began with. */
async function stayInShop({ page, pace }: Visit): Promise<void> {
  if (page.url() !== "about:blank") return;
  const options = { waitUntil: "commit", timeout: timeLimit(pace, answerLimitMs) } as const;
  await page.goForward(options).catch(() => pace.signal.throwIfAborted());
}
