/// <reference lib="dom" />

/** The words on the button that sends a form; empty where there is none. */
export function sentBy(form: Element | null): string {
  const buttons = "button:not([type]), button[type=submit], input[type=submit]";
  const button = form?.querySelector(buttons);
  const words = button instanceof HTMLInputElement ? button.value : (button?.textContent ?? "");
  return words.replace(/\s+/g, " ").trim().slice(0, 60);
}
