import { type Html, html } from "../html.ts";

/** The layout of a page with a single purpose: to sign in, to pay, to be verified. */
export function accountPage({ title, site }: { title: string; site: string }, content: Html): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title} · ${site}</title>
<meta name="viewport" content="width=device-width">
<link rel="stylesheet" href="/assets/account-pages.css">
</head>
<body><main>${content}</main></body>
</html>`;
}

/** What was wrong with the last attempt, if there was one. */
export function mistakeBox(mistake: string | undefined): Html | undefined {
  return mistake === undefined ? undefined : html`<p class="mistake" role="alert">${mistake}</p>`;
}
