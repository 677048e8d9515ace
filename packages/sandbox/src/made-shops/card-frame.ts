import { html, rawHtml } from "../html.ts";
import type { ShopPlan } from "./shop-plan.ts";
import type { Visit } from "./visit.ts";

const fields: Readonly<
  Record<string, { id: string; word: "cardNumber" | "expiry" | "cvc"; autocomplete: string }>
> = {
  number: { id: "cardNumber", word: "cardNumber", autocomplete: "cc-number" },
  expiry: { id: "expiry", word: "expiry", autocomplete: "cc-exp" },
  cvc: { id: "cvc", word: "cvc", autocomplete: "cc-csc" },
};

/** The document of a card frame: one field, or all three. Sends input only to the shop's payment host. */
export function drawCardFrame(part: string, visit: Visit, { traits, say }: ShopPlan): string {
  const shown =
    part === "all" ? Object.values(fields) : [fields[part]].filter((field) => field !== undefined);
  return html`<!doctype html><html lang="${traits.language}"><meta charset="utf-8"><body style="margin:0;font:16px sans-serif">
${shown.map(
  ({ id, word, autocomplete }) =>
    html`<label style="display:block">${say(word)} <input data-id="${id}" autocomplete="${autocomplete}" inputmode="numeric"></label>`,
)}<script>${rawHtml(frameScript(visit.id))}</script></body></html>`.markup;
}

function frameScript(visitId: string): string {
  return `let typed = 0;
for (const input of document.querySelectorAll("input")) input.addEventListener("input", () => {
  const body = new URLSearchParams({ [input.dataset.id]: input.value, at: ++typed });
  fetch("/card-value?visit=${visitId}", { method: "POST", body, keepalive: true });
});`;
}
