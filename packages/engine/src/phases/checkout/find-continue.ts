import type { Place } from "../../page/evaluate-in-page.ts";
import type { Field } from "../../page/fields/read-fields.ts";
import { classifyMove } from "../../page/moves/classify-move.ts";
import { readMoves, theMove } from "../../page/moves/read-moves.ts";
import { timeLimit } from "../../page/waiting/pace.ts";
import { languages } from "../../words/languages.ts";
import type { Visit } from "../visit.ts";
import { mainForm } from "./checkout-fields.ts";

export interface ContinuePress extends Place {
  text: string;
  isInDialog: boolean;
}

/**
 * What leads on from here: "continue" in a dialog, or in the form that is being filled in; else that form's own button
 * whatever it is called; else "continue" anywhere.
 */
export async function findContinue(
  visit: Visit,
  fields: readonly Field[],
): Promise<ContinuePress | undefined> {
  const moves = (await readMoves(visit.page, visit.pace)).filter(({ disabled }) => !disabled);
  const inDialog = moves.find(({ move, isInDialog }) => move === "continue" && isInDialog);
  if (inDialog) return inDialog;
  const form = mainForm(fields);
  const inForm = moves.find(
    ({ move, form: own, frame }) => move === "continue" && own === form?.form && frame === form.frame,
  );
  if (inForm) return inForm;
  const ownButton = form && (await submitOf(visit, form));
  return ownButton ?? theMove(moves, "continue");
}

/** The button of the field's own form that sends it off, and nothing else. */
export async function submitOf({ pace }: Visit, field: Field): Promise<ContinuePress | undefined> {
  const buttons = field.locator
    .locator("xpath=ancestor::form[1]")
    .locator("button:not([type]), button[type=submit], input[type=submit], input[type=image]")
    .filter({ visible: true });
  const options = { timeout: timeLimit(pace, 2_000) };
  const count = await buttons.count();
  for (let index = count - 1; index >= 0; index -= 1) {
    const locator = buttons.nth(index);
    if (!(await locator.isEnabled(options).catch(() => false))) continue;
    const text = (await locator.evaluate(wordsOn, undefined, options).catch(() => "")).trim();
    const move = classifyMove(text, languages)?.move;
    // A button with a meaning of its own (sign in, apply a code, pay) does not merely lead on.
    if (move === undefined || leadingOn.has(move)) return { locator, text, isInDialog: false };
  }
  return undefined;
}

const leadingOn: ReadonlySet<string> = new Set(["create_account", "guest_checkout", "continue"]);

function wordsOn(button: { textContent?: string | null; getAttribute(name: string): string | null }): string {
  return (
    button.textContent?.replace(/\s+/g, " ").trim() ||
    (button.getAttribute("value") ?? button.getAttribute("aria-label") ?? button.getAttribute("alt") ?? "")
  );
}
