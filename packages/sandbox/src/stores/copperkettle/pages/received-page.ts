import { type Html, html } from "../../../html.ts";
import type { PlacedOrder } from "../../../orders/order.ts";
import type { FailedOrder } from "../checkout/failed-orders.store.ts";
import { layout } from "./layout.ts";
import type { Visit } from "./visit.ts";

/** The end of a checkout. An order whose payment failed ends on the same page, and only its text says so. */
export function receivedPage(visit: Visit, order: PlacedOrder): Html {
  return page(
    visit,
    html`<p class="woocommerce-notice woocommerce-notice--success woocommerce-thankyou-order-received">Thank you. Your order has been received.</p>
${overview(order)}
<section class="woocommerce-order-details"><h2 class="woocommerce-order-details__title">Order details</h2>
<table class="woocommerce-table shop_table order_details"><tbody>${order.order.lines.map(
      ({ title, options, quantity }) =>
        html`<tr><td>${[title, ...Object.values(options)].join(" – ")} <strong>× ${quantity}</strong></td></tr>`,
    )}</tbody></table></section>
${address(order)}`,
  );
}

export function failedPage(visit: Visit, { number }: FailedOrder): Html {
  return page(
    visit,
    html`<p class="woocommerce-notice woocommerce-notice--error woocommerce-thankyou-order-failed">Unfortunately your order cannot be processed as the originating bank/merchant has declined your transaction. Please attempt your purchase again.</p>
<p class="woocommerce-notice woocommerce-notice--error woocommerce-thankyou-order-failed-actions"><a href="${visit.checkoutPath}?pay_for_order=${number}" class="button pay">Pay</a></p>`,
  );
}

function page(visit: Visit, content: Html): Html {
  return layout({
    ...visit,
    title: "Checkout",
    bodyClass: "woocommerce-checkout woocommerce-page woocommerce-order-received page",
    content: html`<h1 class="entry-title">Order received</h1><div class="woocommerce"><div class="woocommerce-order">${content}</div></div>`,
  });
}

function overview({ order }: PlacedOrder): Html {
  const entry = (name: string, label: string, value: string) =>
    html`<li class="woocommerce-order-overview__${name} ${name}">${label}: <strong>${value}</strong></li>`;
  const date = new Date(order.createdAt).toLocaleDateString("en-US", { dateStyle: "long" });
  return html`<ul class="woocommerce-order-overview woocommerce-thankyou-order-details order_details">
${entry("order", "Order number", order.number)}
${entry("date", "Date", date)}
${entry("email", "Email", order.email)}
${entry("total", "Total", `$${order.total.amount}`)}
${entry("payment-method", "Payment method", order.cardLast4 === "" ? "On account" : "Credit / Debit Card")}
</ul>`;
}

function address({ order }: PlacedOrder): Html {
  const { firstName, lastName, address1, address2, city, zone, postalCode } = order.shippingAddress;
  const lines = [`${firstName} ${lastName}`, address1, address2, `${city}, ${zone} ${postalCode}`];
  return html`<section class="woocommerce-customer-details"><h2 class="woocommerce-column__title">Shipping address</h2>
<address>${lines.filter((line) => line !== "").map((line) => html`${line}<br>`)}</address></section>`;
}
