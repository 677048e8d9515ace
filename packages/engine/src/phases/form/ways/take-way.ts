import type { PressOptions } from "../../../page/moves/press.ts";
import type { Pressable } from "../../../page/moves/read-moves.ts";
import { timeLimit } from "../../../page/waiting/pace.ts";
import { settleShown } from "../../../page/waiting/settle-shown.ts";
import { pressThrough } from "../../page/press-through.ts";
import { pressToClose, sendsForm } from "../../page/press-to-close.ts";
import type { Visit } from "../../visit.ts";
import { keyOf, type Look, type SeenWay, stateOf, stepOf } from "./read-ways.ts";

const answerLimitMs = 15_000;

/** Presses the way and records it: the next look at the page shows the result. */
export async function takeWay(
  visit: Visit,
  look: Look,
  { way, mayPress }: { way: SeenWay; mayPress?: PressOptions["mayPress"] },
): Promise<void> {
  noteWay(visit, look, way);
  const button = isLeaving(way) ? quietest(way.pressable, look) : way.pressable;
  const press = () => pressThrough(visit, button, { mayPress });
  await settleShown(visit, async () => {
    await (isLeaving(way) ? pressToClose(visit, button, press) : press());
    await stayInShop(visit);
  });
}

/** "No thanks", "Close": it leaves a window, and sends no form. */
function isLeaving({ move, isInDialog }: Pick<SeenWay, "move" | "isInDialog">): boolean {
  return isInDialog && (move === "decline_offer" || move === "dismiss");
}

/** A cross beside a button that sends a form. */
function quietest(button: Pressable, { pressables }: Look): Pressable {
  if (!sendsForm(button)) return button;
  const others = pressables.filter((one) => one.frame === button.frame && isLeaving(one) && !one.disabled);
  return others.find((one) => !sendsForm(one) && !one.isLink) ?? button;
}

/** Records that this way is taken from here. */
export function noteWay(
  visit: Visit,
  look: Look,
  {
    key,
    address = "",
    isLink = true,
    text = "",
  }: Pick<SeenWay, "key"> & Partial<Pick<SeenWay, "address" | "isLink" | "text">>,
): void {
  visit.journal.see(look.pressables.map(keyOf));
  const target = isLink ? address : "";
  const place = {
    state: stateOf(look),
    step: stepOf(look),
    url: look.reading.url,
    target,
    words: isLink ? "" : text,
  };
  const entry = visit.journal.note(key, place);
  visit.recorder?.took(look.reading, entry);
}

/** "Back" on the first page of a visit leads to the browser's initial blank page. */
async function stayInShop({ page, pace }: Visit): Promise<void> {
  if (page.url() !== "about:blank") return;
  const options = { waitUntil: "commit", timeout: timeLimit(pace, answerLimitMs) } as const;
  await page.goForward(options).catch(() => pace.signal.throwIfAborted());
}
