import { type Html, html } from "../html.ts";
import type { Order } from "./order.ts";

export function ordersPage(storeTitle: string, orders: readonly Order[]): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Orders – ${storeTitle}</title>
<link rel="stylesheet" href="/_orders.assets/orders.css">
</head>
<body>
<header><a href="/">${storeTitle}</a><h1>Orders</h1></header>
${orders.length === 0 ? html`<p class="none">No orders yet. The shop is open.</p>` : orderTable(orders)}
</body>
</html>`;
}

function orderTable(orders: readonly Order[]): Html {
  return html`<table>
<thead><tr><th>Order</th><th>Placed</th><th>Customer</th><th>Items</th><th>Ships to</th><th>Card</th><th class="right">Total</th></tr></thead>
<tbody>${orders.map(orderRow)}</tbody>
</table>`;
}

function orderRow({ number, createdAt, email, lines, shippingAddress, cardLast4, total }: Order): Html {
  const { firstName, lastName, city, zone, countryCode } = shippingAddress;
  return html`<tr>
<td><strong>#${number}</strong></td>
<td><time datetime="${createdAt}">${createdAt.slice(0, 16).replace("T", " ")}</time></td>
<td>${firstName} ${lastName}<br><small>${email}</small></td>
<td>${lines.map(
    (line) =>
      html`<div>${line.quantity} × ${line.title} <small>${Object.values(line.options).join(" / ")}</small></div>`,
  )}</td>
<td>${[city, zone, countryCode].filter((part) => part !== "").join(", ")}</td>
<td>${cardLast4 === "" ? "–" : `•••• ${cardLast4}`}</td>
<td class="right">${total.amount} ${total.currency}</td>
</tr>`;
}
