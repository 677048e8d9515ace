import { type Html, html } from "../html.ts";
import { price } from "../money.ts";
import type { HostedSession } from "./provider.ts";

/** The page on which a buyer pays. */
export function hostedPage(session: HostedSession, mistakes: readonly string[]): Html {
  const { id, merchant, amountMinor, surchargeMinor, vanishes } = session;
  return page(
    `Pay ${merchant}`,
    html`<h1>Pay ${merchant}</h1>
<dl><div><dt>Order</dt><dd>${price(amountMinor)}</dd></div>
${surchargeMinor > 0 && html`<div data-fee hidden><dt>Card fee</dt><dd></dd></div>`}
<div class="total"><dt>Total to pay</dt><dd data-total>${price(amountMinor)} USD</dd></div></dl>
${mistakes.length > 0 && html`<div class="error" role="alert">${mistakes.map((words) => html`<p>${words}</p>`)}</div>`}
<form method="post" action="/pay/${id}" autocomplete="off" novalidate>
<label for="cardnumber">Card number</label><input id="cardnumber" name="cardnumber" inputmode="numeric" autocomplete="cc-number" placeholder="1234 1234 1234 1234">
<div class="two"><div><label for="expiry">Expiry</label><input id="expiry" name="expiry" inputmode="numeric" autocomplete="cc-exp" placeholder="MM / YY"></div>
<div><label for="cvc">Security code</label><input id="cvc" name="cvc" inputmode="numeric" autocomplete="cc-csc" maxlength="4"></div></div>
<label for="holder">Name on card</label><input id="holder" name="holder" autocomplete="cc-name">
<button type="submit" data-pay>Pay ${price(amountMinor)}</button></form>
<p><a href="/pay/${id}/cancel">Cancel and return to ${merchant}</a></p>`,
    html`data-id="${id}" ${surchargeMinor > 0 && html`data-surcharge`} ${vanishes && html`data-vanishes`}`,
  );
}

/** The last page of a pop-up window, which closes by itself. */
export function closingPage({ merchant }: HostedSession, state: "paid" | "cancelled"): Html {
  const words = state === "paid" ? "Your payment has been received." : "Your payment was cancelled.";
  return page(words, html`<h1>${words}</h1><p>You can go back to ${merchant} now.</p>`, html`data-closes`);
}

export function endedPage(words: string): Html {
  return page(words, html`<h1>${words}</h1>`, html``);
}

function page(title: string, content: Html, attributes: Html): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title} – Quayside Pay</title>
<link rel="stylesheet" href="/assets/pay.css">
<script type="module" src="/assets/hosted.js"></script>
</head>
<body ${attributes}><header>Quayside Pay</header><main>${content}</main></body>
</html>`;
}
