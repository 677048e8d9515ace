import { type Html, html } from "../../html.ts";
import type { ShopPlan } from "../shop-plan.ts";
import { goodsMinor, type Visit } from "../visit.ts";

export function drawCart(visit: Visit, plan: ShopPlan): Html {
  const { traits, say, money } = plan;
  if (visit.cart.length === 0)
    return html`<h1>${say("cart")}</h1><p>0</p><a href="/">${say("keepShopping")}</a>`;
  const target = traits.upsell === "between-cart-and-checkout" ? "/offer" : "/checkout";
  return html`<h1>${say("cart")}</h1><table class="lines"><tbody>${visit.cart.map(
    (
      line,
      index,
    ) => html`<tr><td>${line.title}<br><small>${Object.values(line.options).join(" / ")}</small></td>
<td>${line.quantity}</td><td>${money.format(line.priceMinor * line.quantity)}</td>
<td><form action="/remove/${index}" method="post"><button>${say("remove")}</button></form></td></tr>`,
  )}</tbody></table>
${(traits.coupon === "cart" || traits.coupon === "both") && drawCoupon(plan)}
<p class="sum">${say("subtotal")} ${money.format(goodsMinor(visit))}</p>
${traits.upsell === "in-cart" && html`<form action="/add-other/0" method="post" class="decoy"><button>${say("decoy")}</button></form>`}
<a class="button" href="${target}">${say("toCheckout")}</a> <a href="/">${say("keepShopping")}</a>`;
}

export function drawCoupon({ say }: ShopPlan): Html {
  return html`<form action="/coupon" method="post" class="coupon"><label>${say("coupon")} <input name="coupon"></label><button>${say("apply")}</button></form>`;
}

/** An upsell page between the cart and the checkout. */
export function drawOffer({ say, money }: ShopPlan): Html {
  return html`<h1>${say("related")}</h1><p>Ash Tray Table, ${money.format(2900)}</p>
<form action="/add-other/0" method="post"><button class="big">${say("decoy")}</button></form>
<a href="/checkout">${say("noThanks")}</a>`;
}
