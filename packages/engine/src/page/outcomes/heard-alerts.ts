import type { Dialog, Page } from "playwright-core";
import { watchRequests } from "../waiting/request-watch.ts";

interface Heard {
  text: string;
  /** The document that said it. */
  document: number;
}

const heard = new WeakMap<Page, Heard[]>();

/** Listens from now on to what the page says in windows of the browser's own, and closes them. */
export function hearAlerts(page: Page): void {
  if (heard.has(page)) return;
  const said: Heard[] = [];
  heard.set(page, said);
  page.on("dialog", (dialog) => {
    if (dialog.type() === "alert") said.push({ text: wordsOf(dialog), document: documentOf(page) });
    // Nobody is held back on a page, and nothing is agreed to.
    const closing = dialog.type() === "beforeunload" ? dialog.accept() : dialog.dismiss();
    closing.catch(() => undefined);
  });
}

/** What the document that stands now has said in such windows since the last press: they are gone from the page. */
export function heardAlerts(page: Page): readonly string[] {
  const document = documentOf(page);
  return (heard.get(page) ?? []).filter((one) => one.document === document).map(({ text }) => text);
}

/** What was said belongs to what was pressed before. */
export function forgetAlerts(page: Page): void {
  heard.get(page)?.splice(0);
}

function documentOf(page: Page): number {
  return watchRequests(page).documentCount();
}

function wordsOf(dialog: Dialog): string {
  return dialog.message().replace(/\s+/g, " ").trim().slice(0, 300);
}
