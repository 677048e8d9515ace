import type { Dialog, Page } from "playwright-core";
import { watchRequests } from "../waiting/request-watch.ts";

/** Whether a question in such a window is answered with yes, by its words. */
export type Agreement = (question: string) => boolean;

interface Listening {
  /** What was said since the last press. */
  alerts: { text: string /** The document that said it. */; document: number }[];
  agreesTo: Agreement | undefined;
}

const listening = new WeakMap<Page, Listening>();

/** From now on windows of the browser's own (`alert`, `confirm`) are heard, answered and closed. */
export function hearDialogs(page: Page): void {
  if (listening.has(page)) return;
  const heard: Listening = { alerts: [], agreesTo: undefined };
  listening.set(page, heard);
  page.on("dialog", (dialog) => {
    const text = wordsOf(dialog);
    if (dialog.type() === "alert") heard.alerts.push({ text, document: documentOf(page) });
    // Nobody is held back on a page, and nothing is agreed to but what was just pressed.
    const isYes = dialog.type() === "confirm" && heard.agreesTo?.(text) === true;
    const closing = isYes || dialog.type() === "beforeunload" ? dialog.accept() : dialog.dismiss();
    closing.catch(() => undefined);
  });
}

/** What the document that stands now has said in such windows since the last press: they are gone from the page. */
export function heardAlerts(page: Page): readonly string[] {
  const document = documentOf(page);
  const alerts = listening.get(page)?.alerts ?? [];
  return alerts.filter((one) => one.document === document).map(({ text }) => text);
}

/** The same of every document since the last press: "Order placed!" is said, and another page opened. */
export function heardSincePress(page: Page): readonly string[] {
  return (listening.get(page)?.alerts ?? []).map(({ text }) => text);
}

/** Before a press: what was said belongs to what was pressed before, and what is asked from now on to this. */
export function expectDialogs(page: Page, agreesTo: Agreement | undefined): void {
  const heard = listening.get(page);
  if (!heard) return;
  heard.alerts = [];
  heard.agreesTo = agreesTo;
}

function documentOf(page: Page): number {
  return watchRequests(page).documentCount();
}

function wordsOf(dialog: Dialog): string {
  return dialog.message().replace(/\s+/g, " ").trim().slice(0, 300);
}
