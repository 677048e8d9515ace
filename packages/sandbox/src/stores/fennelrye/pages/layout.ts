import { type Html, html } from "../../../html.ts";
import { ASSETS } from "../site-names.ts";
import type { Visitor } from "../visitor.ts";
import type { Edition } from "../words/words.ts";

/** The viewer of a page, and the language. */
export interface View {
  readonly edition: Edition;
  readonly visitor: Visitor;
}

interface Layout extends View {
  readonly title: string;
  /** The page's path without the edition's prefix; the other edition has it too. */
  readonly path: string;
  readonly content: Html;
}

export function layout({ edition, visitor, title, path, content }: Layout): Html {
  const { words, prefix, language } = edition;
  const pieces = visitor.lines.reduce((sum, line) => sum + line.quantity, 0);
  const otherPrefix = prefix === "" ? "/de" : "";
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title} · Fennel &amp; Rye</title>
<link rel="stylesheet" href="${ASSETS}/bakery.css">
<script type="module" src="${ASSETS}/bakery.js"></script>
</head>
<body data-prefix="${prefix}">
<header class="bar">
<a class="bar__name" href="${prefix}/">Fennel &amp; Rye</a>
<div class="bar__links">
<a href="${otherPrefix}${path}" hreflang="${language === "en" ? "de" : "en"}">${words.otherLanguage}</a>
${visitor.account ? html`<form method="post" action="${prefix}/account/sign-out"><button class="plain">${words.signOut}</button></form>` : html`<a href="${prefix}/account/sign-in">${words.account}</a>`}
<a class="bar__basket" href="${prefix}/basket">${words.basket} <b>${pieces}</b></a>
</div>
</header>
<div class="sheet">${content}</div>
<footer class="foot"><p>Fennel &amp; Rye · ${words.tagline}</p><p class="dim">A sandbox shop: nothing here is baked, charged or sent. · <a href="/_mail">mail</a></p></footer>
</body>
</html>`;
}

/** The current step of the order: 0 address, 1 delivery, 2 payment, 3 review. */
export function steps({ words }: Edition, current: number): Html {
  return html`<ol class="steps">${words.steps.map(
    (step, index) =>
      html`<li class="${index === current && "is-now"} ${index < current && "is-past"}">${step}</li>`,
  )}</ol>`;
}

/** Error messages above a form. */
export function trouble(sentences: readonly string[]): Html {
  return html`${sentences.length > 0 && html`<div class="trouble" role="alert">${sentences.map((sentence) => html`<p>${sentence}</p>`)}</div>`}`;
}
