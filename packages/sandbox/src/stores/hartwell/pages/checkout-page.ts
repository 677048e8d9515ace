import { type Html, html } from "../../../html.ts";
import { price } from "../../../money.ts";
import { type Cart, subtotalMinor } from "../cart/cart.ts";
import { findMistakes } from "../checkout/find-mistakes.ts";
import { shippingMethodsFor } from "../checkout/shipping-methods.ts";
import { totalsOf } from "../checkout/totals.ts";
import { ASSETS } from "../site-names.ts";
import { checkoutFields } from "./checkout-fields.ts";
import { orderLines } from "./order-lines.ts";
import { textField } from "./text-field.ts";

/** The one-page checkout as rendered by the server; a script activates it afterwards. */
export function checkoutPage(cart: Cart, { paymentsOrigin }: { paymentsOrigin: string }): Html {
  return html`<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Checkout - Hartwell</title>
<meta name="serialized-initial-state" content="${JSON.stringify(initialState(cart, paymentsOrigin))}">
<link rel="stylesheet" href="${ASSETS}/checkout.css">
<script type="module" src="${ASSETS}/checkout/main.js"></script>
</head>
<body class="checkout">
<header class="checkout__header"><a href="/">Hartwell</a><a href="/cart" class="checkout__cart" aria-label="Cart">Cart</a></header>
<div class="checkout__columns" id="app">
<main class="checkout__main">
<div id="checkout-banner" role="alert" hidden></div>
<form id="Form0" novalidate onsubmit="return false">${checkoutFields(cart.details)}</form>
</main>
<aside class="checkout__aside">
<h2 class="visually-hidden">Order summary</h2>
${orderLines(cart.lines)}
${discountForm()}
${openTotals(subtotalMinor(cart.lines))}
</aside>
</div>
</body>
</html>`;
}

function initialState(cart: Cart, paymentsOrigin: string) {
  return {
    token: cart.token,
    paymentsOrigin,
    details: cart.details,
    totals: totalsOf(cart),
    mistakes: findMistakes(cart.details),
    shippingMethods: shippingMethodsFor(cart.details.address, cart.lines),
  };
}

function openTotals(subtotal: number): Html {
  return html`<div role="table" aria-label="Cost summary" class="totals" id="totals" aria-live="polite">
<div role="row"><span role="rowheader">Subtotal</span><span role="cell">${price(subtotal)}</span></div>
<div role="row"><span role="rowheader">Shipping</span><span role="cell" class="quiet">Enter shipping address</span></div>
<div role="row" class="totals__total"><span role="rowheader">Total</span><span role="cell"><abbr>USD</abbr> <strong>${price(subtotal)}</strong></span></div>
</div>`;
}

function discountForm(): Html {
  return html`<form class="discount" id="discount" novalidate onsubmit="return false">
${textField({ id: "ReductionsInput0", name: "reductions", label: "Discount code or gift card", autocomplete: "off" })}
<button type="submit" class="button button--secondary" aria-label="Apply Discount Code">Apply</button>
</form>`;
}
