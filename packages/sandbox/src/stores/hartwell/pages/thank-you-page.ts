import type { Address } from "../../../address.ts";
import { type Html, html } from "../../../html.ts";
import { price } from "../../../money.ts";
import type { PlacedOrder } from "../../../orders/order.ts";
import { findCountry } from "../../../places/countries.ts";
import type { Cart } from "../cart/cart.ts";
import { totalsOf } from "../checkout/totals.ts";
import { ASSETS } from "../site-names.ts";
import { orderLines } from "./order-lines.ts";

export function thankYouPage({ order, confirmationNumber }: PlacedOrder, cart: Cart): Html {
  const { shippingAddress: address } = order;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Thank you, ${address.firstName}! - Hartwell - Checkout</title>
<link rel="stylesheet" href="${ASSETS}/checkout.css">
</head>
<body class="checkout">
<header class="checkout__header"><a href="/">Hartwell</a></header>
<div class="checkout__columns">
<main class="checkout__main">
<div class="thanks">
<svg viewBox="0 0 50 50" aria-hidden="true"><circle cx="25" cy="25" r="23" fill="none" stroke="#43533a" stroke-width="2"/><path d="m15 26 7 7 14-15" fill="none" stroke="#43533a" stroke-width="2.5" stroke-linecap="round"/></svg>
<div><p class="os-order-number">Confirmation number: <strong>${confirmationNumber}</strong></p><h1>Thank you, ${address.firstName}!</h1></div>
</div>
<section class="card">
<h2>Your order is confirmed</h2>
<p>Order #${order.number}</p>
<p>You’ll receive a confirmation email with your order number shortly.</p>
</section>
<section class="card">
<h2>Order details</h2>
<div class="details">
<div><h3>Contact information</h3><p>${order.email}</p></div>
<div><h3>Payment method</h3><p>Card ending with ${order.cardLast4} – ${price(totalsOf(cart).totalMinor)}</p></div>
<div><h3>Shipping address</h3>${postalAddress(address)}</div>
</div>
</section>
<a class="button" href="/">Continue shopping</a>
</main>
<aside class="checkout__aside">
<h2 class="visually-hidden">Order summary</h2>
${orderLines(cart.lines)}
${paidTotals(cart)}
</aside>
</div>
</body>
</html>`;
}

function postalAddress(address: Address): Html {
  const { firstName, lastName, address1, address2, city, zone, postalCode, countryCode, phone } = address;
  const lines = [
    `${firstName} ${lastName}`,
    address1,
    address2,
    [city, zone, postalCode].filter((part) => part !== "").join(" "),
    findCountry(countryCode)?.name ?? countryCode,
    phone,
  ];
  return html`<address>${lines.filter((line) => line !== "").map((line) => html`${line}<br>`)}</address>`;
}

function paidTotals(cart: Cart): Html {
  const { subtotalMinor, shippingMinor, taxMinor, totalMinor } = totalsOf(cart);
  return html`<div role="table" aria-label="Cost summary" class="totals">
<div role="row"><span role="rowheader">Subtotal</span><span role="cell">${price(subtotalMinor)}</span></div>
<div role="row"><span role="rowheader">Shipping</span><span role="cell">${price(shippingMinor ?? 0)}</span></div>
<div role="row"><span role="rowheader">Taxes</span><span role="cell">${price(taxMinor ?? 0)}</span></div>
<div role="row" class="totals__total"><span role="rowheader">Total</span><span role="cell"><abbr>USD</abbr> <strong>${price(totalMinor)}</strong></span></div>
</div>`;
}
