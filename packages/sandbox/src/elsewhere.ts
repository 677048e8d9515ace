import type { RequestListener } from "node:http";
import { html } from "./html.ts";

export const ELSEWHERE = "elsewhere.localhost";

/** A host that belongs to no merchant. A purchase that ends up here went wrong. */
export function openElsewhere(): [hostname: string, site: RequestListener] {
  const page = html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>FastPay – secure payment</title><meta name="viewport" content="width=device-width">
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:24rem;margin:12vh auto;padding:0 1.5rem}label{display:block;margin:.8rem 0}input{width:100%;padding:.6rem}button{padding:.7rem 1.4rem}</style></head>
<body>
<h1>Complete your payment</h1>
<p>Enter your card to finish the order.</p>
<form method="post" action="/pay">
<label>Card number <input name="cardnumber" autocomplete="cc-number"></label>
<label>Expiry <input name="exp" autocomplete="cc-exp" placeholder="MM / YY"></label>
<label>Security code <input name="cvc" autocomplete="cc-csc"></label>
<button>Pay now</button>
</form>
</body>
</html>`;
  return [
    ELSEWHERE,
    (_request, response) => {
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
      response.end(page.markup);
    },
  ];
}
