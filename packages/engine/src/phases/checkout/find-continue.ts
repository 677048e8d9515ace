import { readTotal } from "../../page/amounts/read-total.ts";
import { callInPage, callOnElement, type Place } from "../../page/call-in-page.ts";
import type { Field } from "../../page/fields/read-fields.ts";
import { classifyMove } from "../../page/moves/classify-move.ts";
import { isCheckoutButton, readMoves, sendsAsGuest, theMove } from "../../page/moves/read-moves.ts";
import { timeLimit } from "../../page/waiting/pace.ts";
import { withinLimit } from "../../page/waiting/within-limit.ts";
import { languages } from "../../words/languages.ts";
import type { Visit } from "../visit.ts";
import { mainForm } from "./checkout-fields.ts";
import { type FormWork, isStranger } from "./form-work.ts";

export interface ContinuePress extends Place {
  text: string;
  isInDialog: boolean;
}

/**
 * What leads on from here: "continue" in a dialog, or in the form that is being filled in; "checkout" for a buyer whom
 * the shop does not know yet, or before it speaks of payment; else that form's own button whatever it is called; else "continue" anywhere.
 */
export async function findContinue(
  visit: Visit,
  work: FormWork,
  fields: readonly Field[],
): Promise<ContinuePress | undefined> {
  const applying = await buttonsOfCodes(visit, fields);
  const moves = (await readMoves(visit.page, visit.pace)).filter(
    ({ disabled, selector }) => !disabled && !applying.includes(selector),
  );
  const inDialog = moves.find(({ move, isInDialog }) => move === "continue" && isInDialog);
  if (inDialog) return inDialog;
  const form = mainForm(fields);
  const inForm = moves.filter(({ form: own, frame }) => own === form?.form && frame === form.frame);
  const lead = inForm.find(sendsAsGuest) ?? theMove(inForm, "continue");
  if (lead) return lead;
  const checkout = moves.find(isCheckoutButton);
  if (checkout && (isStranger(visit, work) || (await isBeforePayment(visit, work)))) return checkout;
  const ownButton = form && (await submitOf(visit, form, applying));
  return ownButton ?? theMove(moves, "continue");
}

/** A shop that has neither asked how one pays nor named a total does not end the order with "checkout". */
async function isBeforePayment({ page, pace, currency }: Visit, { payment }: FormWork): Promise<boolean> {
  return payment.chosen === undefined && (await readTotal(page, pace, currency)) === undefined;
}

/** Buttons that only apply a code, in the main document: "save" and "OK" mean no more than that there. */
async function buttonsOfCodes({ page, pace }: Visit, fields: readonly Field[]): Promise<readonly string[]> {
  const codes = fields.flatMap(({ role, frame, selector }) =>
    (role === "coupon" || role === "giftCard") && frame === page.mainFrame() ? [selector] : [],
  );
  if (codes.length === 0) return [];
  return callInPage({ frame: page.mainFrame(), pace }, "buttonsBeside", codes).catch(() => []);
}

/** The button of the field's own form that sends it off, and nothing else. */
export async function submitOf(
  { pace }: Visit,
  field: Field,
  except: readonly string[] = [],
): Promise<ContinuePress | undefined> {
  const kinds = "button:not([type]), button[type=submit], input[type=submit], input[type=image]";
  const meant = except.length > 0 ? `:is(${kinds}):not(${except.join(", ")})` : kinds;
  const buttons = field.locator.locator("xpath=ancestor::form[1]").locator(meant).filter({ visible: true });
  const options = { timeout: timeLimit(pace, 2_000) };
  const count = await withinLimit(pace, () => buttons.count(), 0);
  for (let index = count - 1; index >= 0; index -= 1) {
    const locator = buttons.nth(index);
    if (!(await locator.isEnabled(options).catch(() => false))) continue;
    const text = await callOnElement({ locator, pace, limitMs: 2_000 }, "wordsOn").catch(() => "");
    const move = classifyMove(text, languages)?.move;
    // A button with a meaning of its own (sign in, apply a code, pay) does not merely lead on.
    if (move === undefined || leadingOn.has(move)) return { locator, text, isInDialog: false };
  }
  return undefined;
}

const leadingOn: ReadonlySet<string> = new Set([
  "create_account",
  "guest_checkout",
  "continue",
  "new_address",
]);
