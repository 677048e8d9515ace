import { callOnElement, type Place } from "../../../page/call-in-page.ts";
import type { Field } from "../../../page/fields/read-fields.ts";
import { classifyMove } from "../../../page/moves/classify-move.ts";
import { timeLimit } from "../../../page/waiting/pace.ts";
import { withinLimit } from "../../../page/waiting/within-limit.ts";
import type { Visit } from "../../visit.ts";

export interface ContinuePress extends Place {
  text: string;
}

/** The button of the field's form that submits it and does nothing else, or that the caller means. */
export async function submitOf(
  { pace }: Visit,
  field: Field,
  isMeant: (text: string) => boolean = () => false,
): Promise<ContinuePress | undefined> {
  const kinds = "button:not([type]), button[type=submit], input[type=submit], input[type=image]";
  const buttons = field.locator.locator("xpath=ancestor::form[1]").locator(kinds).filter({ visible: true });
  const options = { timeout: timeLimit(pace, 2_000) };
  const count = await withinLimit(pace, () => buttons.count(), 0);
  let unknown: ContinuePress | undefined;
  for (let index = count - 1; index >= 0; index -= 1) {
    const locator = buttons.nth(index);
    if (!(await locator.isEnabled(options).catch(() => false))) continue;
    const text = await callOnElement({ locator, pace, limitMs: 2_000 }, "wordsOn").catch(() => "");
    const move = classifyMove(text)?.move;
    // A button with another meaning (sign in, apply a code, pay) doesn't just continue.
    if ((move !== undefined && leadingOn.has(move)) || isMeant(text)) return { locator, text };
    // "Resend code" may come after "Submit".
    if (move === undefined) unknown ??= { locator, text };
  }
  return unknown;
}

/** Moves that only continue with what is being filled in. */
export const leadingOn: ReadonlySet<string> = new Set([
  "create_account",
  "guest_checkout",
  "continue",
  "new_address",
]);
