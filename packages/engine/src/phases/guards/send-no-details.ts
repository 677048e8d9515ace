import type { OwnDocument, SentDocument } from "../../browser/guards/navigation-guard.ts";
import { valuesSent } from "../../browser/network/values-sent.ts";
import { callInPage } from "../../page/call-in-page.ts";
import { classifyMove } from "../../page/moves/classify-move.ts";
import { settle } from "../../page/waiting/settle.ts";
import type { Visit } from "../visit.ts";

/**
 * For a press that only closes or declines something: a document with the buyer's details doesn't leave a page
 * that can place the order. A window's "No thanks" may be a button of the order's form.
 */
export function sendNoDetails<Result>(visit: Visit, press: () => Promise<Result>): Promise<Result> {
  return holding(visit, (document) => holdsDetails(document, visit), press);
}

/** The same for the button of a window, which may send a form of its own: no form leaves such a page. */
export function sendNoForm<Result>(visit: Visit, press: () => Promise<Result>): Promise<Result> {
  return holding(visit, ({ method }) => method !== "GET", press);
}

const leavingLimitMs = 2_000;

async function holding<Result>(
  visit: Visit,
  isHeld: (document: OwnDocument) => boolean,
  press: () => Promise<Result>,
): Promise<Result> {
  if (!(await hasOrderButton(visit))) return press();
  const restore = visit.browser.onOwnDocument((document) => !isHeld(document));
  try {
    const result = await press();
    // On a busy machine, the form leaves some time after the press.
    await settle(visit.page, visit.pace, { limitMs: leavingLimitMs });
    return result;
  } finally {
    restore();
  }
}

function holdsDetails(document: SentDocument, { order }: Visit): boolean {
  const street = order.buyer.shipping?.addressLines?.[0];
  return valuesSent(document).some(
    ([, value]) => /\S@[^\s@]{1,254}\.[^\s@]/.test(value) || (street !== undefined && value.includes(street)),
  );
}

/** Also behind the window. */
async function hasOrderButton({ page, pace }: Visit): Promise<boolean> {
  const buttons = await callInPage({ frame: page.mainFrame(), pace }, "shownTexts", pressable).catch(
    () => undefined,
  );
  pace.signal.throwIfAborted();
  // What does not answer in time may have one.
  return !buttons || buttons.some(({ text }) => classifyMove(text)?.move === "pay");
}

const pressable = "button, input[type=submit], input[type=button], [role=button]";
