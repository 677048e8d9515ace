import { type Html, html } from "../../../html.ts";
import { price } from "../../../money.ts";
import { type Cart, type CartLine, itemCount, subtotalMinor } from "../cart/cart.ts";
import { findVariant } from "../catalogue/catalogue.ts";
import { hasOnlyDefaultVariant } from "../catalogue/product.ts";
import { pictureUrl } from "../site-names.ts";
import { layout } from "./layout.ts";

export function cartPage({ lines }: Cart): Html {
  return layout({
    title: "Your Shopping Cart",
    template: "cart",
    cartCount: itemCount(lines),
    content: lines.length === 0 ? emptyCart() : filledCart(lines),
  });
}

function emptyCart(): Html {
  return html`<section class="cart cart--empty">
<h1 class="cart__empty-text">Your cart is empty</h1>
<a class="button" href="/collections/all">Continue shopping</a>
</section>`;
}

function filledCart(lines: readonly CartLine[]): Html {
  return html`<section class="cart">
<div class="cart__title"><h1>Your cart</h1><a href="/collections/all">Continue shopping</a></div>
<form action="/cart" method="post" id="cart" class="cart__contents">
<table class="cart-items">
<caption class="visually-hidden">Your cart</caption>
<thead><tr><th colspan="2" scope="col">Product</th><th scope="col">Quantity</th><th scope="col" class="right">Total</th></tr></thead>
<tbody>${lines.map(cartRow)}</tbody>
</table>
</form>
<div class="cart__footer" id="main-cart-footer">
<div class="totals"><h2 class="totals__total">Estimated total</h2><p class="totals__total-value">${price(subtotalMinor(lines))} USD</p></div>
<small class="tax-note">Taxes, discounts and shipping calculated at checkout.</small>
<div class="cart__ctas">
<button type="submit" class="link" name="update" form="cart">Update</button>
<button type="submit" id="checkout" class="cart__checkout-button button" name="checkout" form="cart">Check out</button>
</div>
</div>
</section>`;
}

function cartRow({ variantId, quantity }: CartLine, index: number): Html {
  const found = findVariant(variantId);
  if (!found) return html``;
  const { product, variant } = found;
  return html`<tr class="cart-item" id="CartItem-${index + 1}">
<td class="cart-item__media"><img src="${pictureUrl(variant.picture)}" alt="${product.title}" width="150" height="150"></td>
<td class="cart-item__details">
<a href="/products/${product.handle}?variant=${variant.id}" class="cart-item__name">${product.title}</a>
<div class="product-option">${price(variant.priceMinor)}</div>
${
  !hasOnlyDefaultVariant(product) &&
  html`<dl>${product.options.map(({ name }, at) => html`<div class="product-option"><dt>${name}: </dt><dd>${variant.values[at]}</dd></div>`)}</dl>`
}
<cart-remove-button><a href="/cart/change?line=${index + 1}&quantity=0" class="cart-remove" aria-label="Remove ${product.title}">Remove</a></cart-remove-button>
</td>
<td><input class="quantity__input" type="number" name="updates[${variant.id}]" value="${quantity}" min="0" aria-label="Quantity for ${product.title}" id="Quantity-${index + 1}"></td>
<td class="right"><span class="price">${price(variant.priceMinor * quantity)}</span></td>
</tr>`;
}
