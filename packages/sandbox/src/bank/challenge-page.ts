import { type Html, html } from "../html.ts";
import type { Challenge } from "./bank.ts";

/** Verifies the customer, or shows the outcome; a page around the frame gets the outcome as a message. */
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
<body data-id="${id}" data-state="${challenge.state}" data-kind="${challenge.kind}" data-return="${challenge.returnUrl ?? ""}">
<header><strong>Harbour Bank</strong><span>ID Check</span></header>
<main>${challenge.state === "open" ? openChallenge(id, challenge) : outcome(challenge)}</main>
</body>
</html>`;
}

function openChallenge(id: string, challenge: Challenge): Html {
  switch (challenge.kind) {
    case "app":
      return html`<h1>Approve this payment</h1>${paying(challenge)}
<p>We have sent a message to your phone. Open the Harbour Bank app and approve this payment there. This page goes on by itself.</p>`;
    case "frictionless":
      return html`<p>One moment, please.</p><iframe src="/challenge/${id}/fingerprint" title="3DS method" aria-hidden="true" tabindex="-1" style="position:absolute;width:1px;height:1px;border:0;opacity:0"></iframe>`;
    case "code":
    case "refused":
      return codeForm(id, challenge);
  }
}

function paying({ purchase }: Challenge): Html {
  return html`<p>You are paying <strong>${purchase.merchant}</strong> <strong>${purchase.amount}</strong> with card •••• ${purchase.cardLast4}.</p>`;
}

function codeForm(id: string, challenge: Challenge): Html {
  return html`<h1>Purchase authentication</h1>
<p>We have sent you a text message with a code to the mobile number ending in 0101.</p>
${paying(challenge)}
${challenge.wrongCodes > 0 && html`<p class="error" role="alert">The code you entered is incorrect. Please try again.</p>`}
<form method="post" action="/challenge/${id}">
<label for="challengeDataEntry">Enter your code below</label>
<input id="challengeDataEntry" name="challengeDataEntry" type="text" inputmode="numeric" autocomplete="one-time-code" maxlength="8" required>
<button type="submit">Submit code</button>
</form>
<form method="post" action="/challenge/${id}"><button type="submit" name="cancel" value="1" class="quiet">Cancel</button></form>
<p class="small">The code is 123456 on every phone in the sandbox.</p>`;
}

function outcome({ state, kind }: Challenge): Html {
  if (state === "passed")
    return html`<h1>Thank you</h1><p>Your purchase is confirmed. You are being taken back to the shop.</p>`;
  return kind === "refused"
    ? html`<h1>Payment refused</h1><p>Your bank has not authorised this payment. You are being taken back to the shop.</p>`
    : html`<h1>Authentication failed</h1><p>This payment was not confirmed. You are being taken back to the shop.</p>`;
}

/** The page in the hidden frame: it identifies the browser to the bank and shows nothing. */
export function fingerprintPage(id: string): Html {
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>3DS method</title><script>fetch("/challenge/${id}/fingerprint",{method:"POST"})</script></head><body></body></html>`;
}
