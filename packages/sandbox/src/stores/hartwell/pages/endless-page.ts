import { type Html, html } from "../../../html.ts";
import { ASSETS } from "../site-names.ts";

/** A checkout that never finishes loading: the request it waits for is never answered. */
export function endlessPage(token: string): Html {
  const bootstrap = `/checkouts/cn/${token}/bootstrap`;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Checkout – Hartwell</title>
<link rel="stylesheet" href="${ASSETS}/checkout.css">
</head>
<body class="endless">
<main><div class="spinner" role="progressbar" aria-label="Loading"></div><p>Loading your checkout…</p></main>
<img src="${bootstrap}?pixel" alt="" width="1" height="1">
<script>fetch("${bootstrap}").then(() => location.reload(), () => {});</script>
</body>
</html>`;
}
