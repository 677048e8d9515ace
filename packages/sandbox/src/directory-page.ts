import type { RequestListener } from "node:http";
import { html } from "./html.ts";

/** The answer of an unknown host: 404, with a list of the existing stores. */
export function directoryPage(urls: Readonly<Record<string, string>>): RequestListener {
  const page = html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>No store here</title><meta name="viewport" content="width=device-width">
<style>body{font:17px/1.6 Georgia,serif;max-width:34rem;margin:15vh auto;padding:0 1.5rem;color:#22261f;background:#f6f2ea}a{color:#8a3d1e}</style></head>
<body>
<h1>No store under this name</h1>
<p>These sandbox merchants are open:</p>
<ul>${Object.entries(urls).map(([name, url]) => html`<li><a href="${url}/">${name}</a> · <a href="${url}/_orders.html">its orders</a></li>`)}</ul>
</body>
</html>`;
  return (_request, response) => {
    response.writeHead(404, { "content-type": "text/html; charset=utf-8" });
    response.end(page.markup);
  };
}
