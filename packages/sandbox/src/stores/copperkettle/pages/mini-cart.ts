import { type Html, html } from "../../../html.ts";
import { type Basket, itemsOf, subtotalMinor } from "../cart/basket.ts";
import { priceMinorOf } from "../catalogue/catalogue.ts";
import { amount } from "./amount.ts";

/** The basket that opens below "Cart" in the header. */
export function miniCart({ lines }: Basket, checkoutPath: string): Html {
  if (lines.length === 0)
    return html`<p class="woocommerce-mini-cart__empty-message">No products in the cart.</p>`;
  return html`<ul class="woocommerce-mini-cart cart_list product_list_widget">
${itemsOf(lines).map(
  (item) => html`<li class="woocommerce-mini-cart-item mini_cart_item">
<a href="/product/${item.product.slug}/">${item.product.name}</a>
<span class="quantity">${item.quantity} × ${amount(priceMinorOf(item))}</span></li>`,
)}
</ul>
<p class="woocommerce-mini-cart__total total"><strong>Subtotal:</strong> ${amount(subtotalMinor(lines))}</p>
<p class="woocommerce-mini-cart__buttons buttons"><a href="/cart/" class="button wc-forward">View cart</a><a href="${checkoutPath}" class="button checkout wc-forward">Checkout</a></p>`;
}
