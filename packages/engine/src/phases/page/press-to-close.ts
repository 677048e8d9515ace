import type { Pressable } from "../../page/moves/read-moves.ts";
import { settle } from "../../page/waiting/settle.ts";
import { withinLimit } from "../../page/waiting/within-limit.ts";
import { sendNoDetails, sendNoForm } from "../guards/send-no-details.ts";
import type { Visit } from "../visit.ts";

/**
 * Presses what only closes or declines a window. A button that sends a form may do more than its words say: Escape
 * is tried first, and on a page that can place the order its form doesn't leave.
 */
export async function pressToClose<Result>(
  visit: Visit,
  button: Pick<Pressable, "isSubmit" | "form" | "locator">,
  press: () => Promise<Result>,
): Promise<Result | undefined> {
  if (!sendsForm(button)) return sendNoDetails(visit, press);
  const { page, pace } = visit;
  await withinLimit(pace, () => page.keyboard.press("Escape"), undefined);
  await settle(page, pace);
  const isThere = await withinLimit(pace, () => button.locator.isVisible(), true);
  return isThere ? sendNoForm(visit, press) : undefined;
}

export function sendsForm({ isSubmit, form }: Pick<Pressable, "isSubmit" | "form">): boolean {
  return isSubmit && form >= 0;
}
