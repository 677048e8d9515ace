import type { Dialog, Page } from "playwright-core";
import { watchRequests } from "../waiting/request-watch.ts";

/** Whether to accept a dialog, by its question. */
export type Agreement = (question: string) => boolean;

interface Listening {
  /** The alerts since the last press. */
  alerts: { text: string /** The document that showed it. */; document: number }[];
  /** The last question since the press that was not agreed to. */
  declined: string | undefined;
  agreesTo: Agreement | undefined;
  /** The document that was pressed. What a later one asks isn't about that press any more. */
  pressed: number;
}

const listening = new WeakMap<Page, Listening>();

/** From now on, browser dialogs (`alert`, `confirm`) are recorded, answered and closed. */
export function recordDialogs(page: Page): void {
  if (listening.has(page)) return;
  const heard: Listening = { alerts: [], declined: undefined, agreesTo: undefined, pressed: -1 };
  listening.set(page, heard);
  page.on("dialog", (dialog) => {
    const text = wordsOf(dialog);
    if (dialog.type() === "alert") heard.alerts.push({ text, document: documentOf(page) });
    // Always allow leaving the page, and confirm only what was just pressed.
    const isOfPress = dialog.type() === "confirm" && documentOf(page) === heard.pressed;
    const isYes = isOfPress && heard.agreesTo?.(text) === true;
    if (isOfPress && !isYes) heard.declined = text;
    const closing = isYes || dialog.type() === "beforeunload" ? dialog.accept() : dialog.dismiss();
    closing.catch(() => undefined);
  });
}

/** The current document's alerts since the last press; they are no longer on the page. */
export function recordedAlerts(page: Page): readonly string[] {
  const document = documentOf(page);
  const alerts = listening.get(page)?.alerts ?? [];
  return alerts.filter((one) => one.document === document).map(({ text }) => text);
}

/** Same, for all documents since the last press: "Order placed!" may be shown before another page opens. */
export function alertsSincePress(page: Page): readonly string[] {
  return (listening.get(page)?.alerts ?? []).map(({ text }) => text);
}

/** What the page has asked in a dialog since the last press, and was told no. */
export function declinedQuestion(page: Page): string | undefined {
  const heard = listening.get(page);
  return heard?.pressed === documentOf(page) ? heard.declined : undefined;
}

/** Same, whatever document is there by now. */
export function declinedSincePress(page: Page): string | undefined {
  return listening.get(page)?.declined;
}

/** Call before a press: earlier alerts belong to the previous press, and later questions to this one. */
export function expectDialogs(page: Page, agreesTo: Agreement | undefined): void {
  const heard = listening.get(page);
  if (!heard) return;
  heard.alerts = [];
  heard.declined = undefined;
  heard.agreesTo = agreesTo;
  heard.pressed = documentOf(page);
}

function documentOf(page: Page): number {
  return watchRequests(page).documentCount();
}

function wordsOf(dialog: Dialog): string {
  return dialog.message().replace(/\s+/g, " ").trim().slice(0, 300);
}
