/// <reference lib="dom" />

/** The words on the button that sends the form of a control; empty where there is none. */
export function sentBy(element: Element): string {
  const buttons = "button:not([type]), button[type=submit], input[type=submit]";
  const button = element.closest("form")?.querySelector(buttons);
  const words = button instanceof HTMLInputElement ? button.value : (button?.textContent ?? "");
  return words.replace(/\s+/g, " ").trim().slice(0, 60);
}
