import { type Html, html } from "../../../html.ts";
import type { Mail } from "../accounts/mail.store.ts";
import { ASSETS } from "../site-names.ts";

export function mailPage(mails: readonly Mail[]): Html {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Mail sent by Fennel &amp; Rye</title><link rel="stylesheet" href="${ASSETS}/bakery.css"></head>
<body><div class="sheet"><h1>Mail sent by Fennel &amp; Rye</h1>
${mails.length === 0 ? html`<p>Nothing yet.</p>` : mails.map(({ to, subject, text, sentAt }) => html`<section class="card"><p class="dim">${sentAt.slice(0, 19).replace("T", " ")} · to ${to}</p><h2>${subject}</h2><p>${text}</p></section>`)}
</div></body></html>`;
}
