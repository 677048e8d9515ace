import type { Field } from "../../page/fields/read-fields.ts";
import { press } from "../../page/moves/press.ts";
import { type PressableMove, readMoves } from "../../page/moves/read-moves.ts";
import { settle } from "../../page/waiting/settle.ts";
import type { Visit } from "../visit.ts";
import type { FormWork } from "./form-work.ts";

/** A dialog that a press opens may have to be opened again after a mistake, but not for ever. */
const mostPresses = 3;

/**
 * Some shops show a method as a text that cannot be typed into, with a button that opens the choice. Opens the first
 * that is still empty, or any where nothing else leads on; the form is then worked on in the dialog. False where there is none.
 */
export async function openChooser(
  visit: Visit,
  work: FormWork,
  { fields, isOnlyWay }: { fields: readonly Field[]; isOnlyWay: boolean },
): Promise<boolean> {
  const { page, pace } = visit;
  const isEmptyShown = fields.some(
    ({ control, enabled, value }) => control === "text" && !enabled && value === "",
  );
  if (!isEmptyShown && !isOnlyWay) return false;
  const choosers = (await readMoves(page, pace)).filter(
    ({ move, disabled }) => move === "choose" && !disabled,
  );
  const next = choosers.find(
    (chooser) => pressesOf(work, chooser) < mostPresses && !hasBeenUsed(work, chooser, fields),
  );
  if (!next) return false;
  work.presses.set(keyOf(next), pressesOf(work, next) + 1);
  await press(page, next.locator, pace);
  await settle(page, pace);
  return true;
}

/** Choosers stand in the order of their fields: as many as are filled have done their work. */
function hasBeenUsed(work: FormWork, chooser: PressableMove, fields: readonly Field[]): boolean {
  const filled = fields.filter(
    ({ control, enabled, value }) => control === "text" && !enabled && value !== "",
  );
  const used = [...work.presses.keys()].filter((key) => key.startsWith("choose "));
  return used.indexOf(keyOf(chooser)) >= 0 && used.indexOf(keyOf(chooser)) < filled.length;
}

function pressesOf(work: FormWork, chooser: PressableMove): number {
  return work.presses.get(keyOf(chooser)) ?? 0;
}

function keyOf({ locator }: PressableMove): string {
  return `choose ${locator.toString()}`;
}
