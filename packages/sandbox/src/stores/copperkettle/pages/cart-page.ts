import { type Html, html } from "../../../html.ts";
import { type Basket, itemsOf } from "../cart/basket.ts";
import { priceMinorOf } from "../catalogue/catalogue.ts";
import { chosenNames } from "../catalogue/product.ts";
import { totalsOf } from "../checkout/totals.ts";
import { pictureUrl } from "../site-names.ts";
import { amount } from "./amount.ts";
import { layout } from "./layout.ts";
import type { Visit } from "./visit.ts";

export function cartPage(visit: Visit & { readonly notice?: Html | undefined }): Html {
  const { basket, checkoutPath, notice } = visit;
  return layout({
    ...visit,
    title: "Cart",
    bodyClass: "woocommerce-cart woocommerce-page page",
    content: html`<h1 class="entry-title">Cart</h1>
<div class="woocommerce"><div class="woocommerce-notices-wrapper">${notice}</div>
${basket.lines.length === 0 ? emptyCart() : filledCart(basket, checkoutPath)}</div>`,
  });
}

function emptyCart(): Html {
  return html`<div class="wc-empty-cart-message"><p class="cart-empty woocommerce-info">Your cart is currently empty.</p></div>
<p class="return-to-shop"><a class="button wc-backward" href="/shop/">Return to shop</a></p>`;
}

function filledCart(basket: Basket, checkoutPath: string): Html {
  const { subtotalMinor, rate, totalMinor } = totalsOf(basket);
  return html`<form class="woocommerce-cart-form" action="/cart/" method="post">
<table class="shop_table cart woocommerce-cart-form__contents">
<thead><tr><th colspan="2">Product</th><th>Price</th><th>Quantity</th><th>Subtotal</th><th><span class="screen-reader-text">Remove item</span></th></tr></thead>
<tbody>${itemsOf(basket.lines).map(cartRow)}</tbody>
</table>
<div class="actions"><button type="submit" class="button" name="update_cart" value="Update cart">Update cart</button></div>
</form>
<div class="cart-collaterals"><div class="cart_totals"><h2>Cart totals</h2>
<table class="shop_table shop_table_responsive"><tbody>
<tr class="cart-subtotal"><th>Subtotal</th><td>${amount(subtotalMinor)}</td></tr>
<tr class="woocommerce-shipping-totals shipping"><th>Shipping</th><td>${rate && html`${rate.name}: ${amount(rate.priceMinor)}`}<br><small>Shipping options will be updated during checkout.</small></td></tr>
<tr class="order-total"><th>Total</th><td><strong>${amount(totalMinor)}</strong></td></tr>
</tbody></table>
<div class="wc-proceed-to-checkout"><a href="${checkoutPath}" class="checkout-button button alt wc-forward">Proceed to checkout</a></div>
</div></div>`;
}

function cartRow(item: ReturnType<typeof itemsOf>[number]): Html {
  const { product, variation, itemId, quantity } = item;
  const chosen = Object.entries(chosenNames(product, variation));
  return html`<tr class="woocommerce-cart-form__cart-item cart_item">
<td class="product-thumbnail"><img src="${pictureUrl(product.picture)}" alt="${product.name}" width="80" height="80"></td>
<td class="product-name" data-title="Product"><a href="/product/${product.slug}/">${product.name}</a>
${chosen.length > 0 && html`<dl class="variation">${chosen.map(([name, value]) => html`<dt>${name}:</dt><dd>${value}</dd>`)}</dl>`}</td>
<td class="product-price" data-title="Price">${amount(priceMinorOf(item))}</td>
<td class="product-quantity" data-title="Quantity"><input type="number" class="input-text qty text" name="cart[${itemId}][qty]" value="${quantity}" min="0" aria-label="${product.name} quantity"></td>
<td class="product-subtotal" data-title="Subtotal">${amount(priceMinorOf(item) * quantity)}</td>
<td class="product-remove"><a href="/cart/?remove_item=${itemId}" class="remove" aria-label="Remove ${product.name} from cart">×</a></td>
</tr>`;
}
