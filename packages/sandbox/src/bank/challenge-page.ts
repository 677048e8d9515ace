import { type Html, html } from "../html.ts";
import type { Challenge } from "./bank.ts";

/** Asks for the code, or says how it ended; the shop's page around the frame hears the end as a message. */
export function challengePage(id: string, challenge: Challenge): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Harbour Bank – Purchase authentication</title>
<link rel="stylesheet" href="/assets/challenge.css">
<script type="module" src="/assets/challenge.js"></script>
</head>
<body data-state="${challenge.state}">
<header><strong>Harbour Bank</strong><span>ID Check</span></header>
<main>${challenge.state === "open" ? codeForm(id, challenge) : outcome(challenge)}</main>
</body>
</html>`;
}

function codeForm(id: string, { purchase, wrongCodes }: Challenge): Html {
  return html`<h1>Purchase authentication</h1>
<p>We have sent you a text message with a code to the mobile number ending in 0101.</p>
<p>You are paying <strong>${purchase.merchant}</strong> <strong>${purchase.amount}</strong> with card •••• ${purchase.cardLast4}.</p>
${wrongCodes > 0 && html`<p class="error" role="alert">The code you entered is incorrect. Please try again.</p>`}
<form method="post" action="/challenge/${id}">
<label for="challengeDataEntry">Enter your code below</label>
<input id="challengeDataEntry" name="challengeDataEntry" type="text" inputmode="numeric" autocomplete="one-time-code" maxlength="8" required>
<button type="submit">Submit code</button>
</form>
<p class="small">The code is 123456 on every phone in the sandbox.</p>`;
}

function outcome({ state }: Challenge): Html {
  return state === "passed"
    ? html`<h1>Thank you</h1><p>Your purchase is confirmed. You are being taken back to the shop.</p>`
    : html`<h1>Authentication failed</h1><p>Too many wrong codes. You are being taken back to the shop.</p>`;
}
