import { type Html, html } from "../../../html.ts";
import { layout } from "./layout.ts";
import type { Visit } from "./visit.ts";

export function notFoundPage(visit: Visit): Html {
  return layout({
    ...visit,
    title: "Page not found",
    bodyClass: "error404",
    content: html`<h1 class="page-title">Oops! That page can’t be found.</h1><p><a class="button" href="/shop/">Return to shop</a></p>`,
  });
}

/** The whole page after a server error. */
export function criticalErrorPage(): Html {
  return html`<!doctype html>
<html lang="en-US">
<head><meta charset="utf-8"><title>WordPress › Error</title><meta name="viewport" content="width=device-width">
<style>body{background:#fff;border:1px solid #ccd0d4;color:#444;font-family:-apple-system,"Segoe UI",Roboto,sans-serif;margin:2em auto;padding:1em 2em;max-width:700px}</style></head>
<body id="error-page"><div class="wp-die-message"><p>There has been a critical error on this website.</p><p><a href="https://wordpress.org/documentation/article/faq-troubleshooting/">Learn more about troubleshooting WordPress.</a></p></div></body>
</html>`;
}
