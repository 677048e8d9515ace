import { type Html, html } from "../../html.ts";
import type { MadeOrder } from "../order-book.ts";
import type { ShopPlan } from "../shop-plan.ts";

export function drawReceipt(order: MadeOrder, plan: ShopPlan): Html {
  const { traits, say, money } = plan;
  return html`<section class="receipt"><h1>${say("thanks")}</h1>${drawNumber(order, plan)}
<p>${say("mailSent")} ${order.values.email ?? ""}</p>
${traits.receiptTotal === "shown" && html`<p>${say("total")} <strong>${money.format(order.totalMinor)}</strong></p>`}
<a href="/">${say("keepShopping")}</a></section>`;
}

function drawNumber({ number }: MadeOrder, { traits, say }: ShopPlan): Html | undefined {
  switch (traits.receiptNumber) {
    case "none":
      return undefined;
    case "beside-words":
      return html`<p>${say("orderNumber")}: <b>${number}</b></p>`;
    case "in-sentence":
      return html`<p>${say("orderNumber")} ${number}. ${say("keepShopping")}.</p>`;
    case "in-table":
      return html`<table><tr><td>${say("orderNumber")}</td><td>${number}</td></tr></table>`;
    case "glued":
      return html`<div class="glued"><span>${say("orderNumber")}</span><span>${number}</span><span>${say("details")}</span></div>`;
  }
}
