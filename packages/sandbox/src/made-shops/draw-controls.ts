import { type Html, html, rawHtml } from "../html.ts";

interface Control {
  readonly kind: string;
  readonly words: string;
  /** The name and value that a press sends, if the form has several buttons. */
  readonly id?: string;
}

/** A form's submit control. Links and custom buttons submit by script. */
export function drawSend({ kind, words, id = "" }: Control): Html {
  const named = rawHtml(id === "" ? "" : ` id="${id}"`);
  switch (kind) {
    case "input":
      return html`<input type="submit"${named} value="${words}">`;
    case "image":
      return html`<input type="image"${named} alt="${words}" src="/button.svg?${encodeURIComponent(words)}">`;
    case "link":
      return html`<a href="#"${named} class="button" data-send>${words}</a>`;
    case "role-button":
      return html`<div role="button" tabindex="0"${named} class="button" data-send>${words}</div>`;
    case "shadow-root":
      return html`<shop-button${named} words="${words}"></shop-button>`;
    case "hidden-twin":
      return html`<button class="twin" style="display:none">${words}</button><button type="submit"${named}>${words}</button>`;
    default:
      return html`<button type="submit"${named}>${words}</button>`;
  }
}
