import { type Html, html } from "../html.ts";
import type { Challenge } from "./bank.ts";

/** What the bank's app shows on the cardholder's phone. */
export function phonePage(open: readonly (Challenge & { readonly id: string })[]): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Harbour Bank – Payments to approve</title>
<link rel="stylesheet" href="/assets/challenge.css">
</head>
<body>
<header><strong>Harbour Bank</strong><span>Your phone</span></header>
<main><h1>Payments to approve</h1>
${open.length === 0 && html`<p>Nothing waits for you.</p>`}
${open.map(
  ({
    id,
    purchase,
  }) => html`<p><strong>${purchase.merchant}</strong> ${purchase.amount}, card •••• ${purchase.cardLast4}</p>
<form method="post" action="/_phone/${id}/approve"><button>Approve</button></form>
<form method="post" action="/_phone/${id}/decline"><button>Decline</button></form>`,
)}</main>
</body>
</html>`;
}
