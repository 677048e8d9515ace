import type { Field } from "../../../page/fields/read-fields.ts";
import { timeLimit } from "../../../page/waiting/pace.ts";
import type { Visit } from "../../visit.ts";

/** Key by key, because many lists only react to key events. */
export async function typeWords(
  { pace }: Visit,
  { locator }: Field,
  { words, isFirst }: { words: string; isFirst: boolean },
): Promise<boolean> {
  try {
    if (isFirst) await locator.fill("", { timeout: timeLimit(pace, 2_000) });
    await locator.pressSequentially(words, { timeout: timeLimit(pace, 5_000) });
    return true;
  } catch {
    pace.signal.throwIfAborted();
    return false;
  }
}

/** Presses a suggested line. */
export async function takeLine(
  { pace }: Visit,
  { frame }: Field,
  { selector }: { selector: string },
): Promise<boolean> {
  try {
    await frame
      .locator(selector)
      .first()
      .click({ timeout: timeLimit(pace, 2_000) });
    return true;
  } catch {
    pace.signal.throwIfAborted();
    return false;
  }
}
