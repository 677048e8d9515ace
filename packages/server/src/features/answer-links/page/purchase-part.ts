import { nameOfDelivery } from "@cartwright/contract";
import type { ShownPurchase } from "../page-calls.ts";
import { type Html, html } from "./html.ts";
import { printMoney } from "./print-money.ts";

/** Renders what is bought, from whom, the address and the cost. Leaves out what the run doesn't know yet. */
export function renderPurchase(purchase: ShownPurchase, token: string): Html {
  const { item, address, request } = purchase;
  const options = Object.entries(item?.options ?? {});
  return html`<section aria-labelledby="what">
${purchase.hasPicture && html`<img class="picture" src="/a/${token}/picture" alt="" width="72" height="72">`}
<h1 id="what">${isolated(item?.title ?? request ?? `A purchase at ${purchase.merchant}`)}</h1>
${options.length > 0 && html`<p>${options.map(([name, value], at) => html`${at > 0 && ", "}${isolated(`${name}: ${value}`)}`)}</p>`}
<p class="small quiet">${item && html`Quantity: ${item.quantity}. `}From ${purchase.merchant}${
    address.length > 0 && html`, to ${isolated(address.join(", "))}`
  }.</p>
${renderLines(purchase)}
</section>`;
}

/** Words that may be written from right to left: the amounts and words beside them stay where they are. */
function isolated(text: string): Html {
  return html`<bdi>${text}</bdi>`;
}

function renderLines({ item, delivery, shipping, tax, total }: ShownPurchase): Html {
  const lines = [
    item?.price != null && {
      name: item.quantity === 1 ? "Item" : "Price of one",
      amount: printMoney({ amount: item.price, currency: total?.currency }),
    },
    (delivery || shipping) && {
      name: delivery ? html`Delivery: ${isolated(nameOfDelivery(delivery))}` : "Delivery",
      amount: (shipping && printMoney(shipping)) ?? delivery?.price ?? "in the total",
    },
    tax && { name: "Tax", amount: printMoney(tax) },
  ].filter((line) => line !== null && line !== false);
  if (lines.length === 0 && !total) return html``;
  return html`<dl class="lines">
${lines.map(({ name, amount }) => html`<div><dt>${name}</dt><dd>${amount}</dd></div>`)}
${
  total &&
  html`<div class="total"><dt>Total <span class="quiet small">with delivery and taxes</span></dt><dd>${printMoney(total)}</dd></div>`
}
</dl>`;
}
