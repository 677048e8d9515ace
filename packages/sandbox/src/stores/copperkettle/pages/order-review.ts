import { type Html, html } from "../../../html.ts";
import { type Basket, itemsOf } from "../cart/basket.ts";
import { priceMinorOf } from "../catalogue/catalogue.ts";
import type { PaymentWay } from "../catalogue/product.ts";
import { chosenNames } from "../catalogue/product.ts";
import { paymentWayOf } from "../checkout/hand-over.ts";
import { GATEWAYS, type Payment } from "../checkout/pay.ts";
import { type Totals, totalsOf } from "../checkout/totals.ts";
import { amount } from "./amount.ts";

/** The totals; replaced as a whole after each change of address. */
export function reviewTable(basket: Basket): Html {
  const totals = totalsOf(basket);
  return html`<table class="shop_table woocommerce-checkout-review-order-table">
<thead><tr><th class="product-name">Product</th><th class="product-total">Subtotal</th></tr></thead>
<tbody>${itemsOf(basket.lines).map(
    (
      item,
    ) => html`<tr class="cart_item"><td class="product-name">${item.product.name}${variationWords(item)}&nbsp;<strong class="product-quantity">×&nbsp;${item.quantity}</strong></td>
<td class="product-total">${amount(priceMinorOf(item) * item.quantity)}</td></tr>`,
  )}</tbody>
<tfoot>
<tr class="cart-subtotal"><th>Subtotal</th><td>${amount(totals.subtotalMinor)}</td></tr>
<tr class="woocommerce-shipping-totals shipping"><th>Shipping</th><td data-title="Shipping">${shippingChoice(totals)}</td></tr>
<tr class="tax-rate"><th>Tax</th><td>${amount(totals.taxMinor)}</td></tr>
<tr class="order-total"><th>Total</th><td><strong>${amount(totals.totalMinor)}</strong></td></tr>
</tfoot>
</table>`;
}

function variationWords({ product, variation }: ReturnType<typeof itemsOf>[number]): Html {
  const chosen = Object.values(chosenNames(product, variation));
  return html`${chosen.length > 0 && ` – ${chosen.join(", ")}`}`;
}

function shippingChoice({ rates, rate }: Totals): Html {
  if (rates.length === 0) return html`Enter your address to view shipping options.`;
  const isOnly = rates.length === 1;
  return html`<ul id="shipping_method" class="woocommerce-shipping-methods">${rates.map(
    ({ id, name, priceMinor }) => {
      const field = `shipping_method_0_${id.replace(":", "")}`;
      return html`<li><input type="${isOnly ? "hidden" : "radio"}" name="shipping_method[0]" data-index="0" id="${field}" value="${id}" class="shipping_method" ${id === rate?.id && html`checked`}><label for="${field}">${name}: ${amount(priceMinor)}</label></li>`;
    },
  )}</ul>`;
}

/** The payment methods and the button; replaced together with the totals, including the card frame. */
export function paymentBox(chosen: Payment["gateway"], basket: Basket): Html {
  return html`<div id="payment" class="woocommerce-checkout-payment">
<ul class="wc_payment_methods payment_methods methods">
${gateway("stripe", chosen, cardBox(paymentWayOf(basket)))}
${gateway("bacs", chosen, html`<p>Make your payment directly into our bank account. Your order will not be shipped until the funds have cleared.</p>`)}
${gateway("cod", chosen, html`<p>Pay with cash upon delivery.</p>`)}
</ul>
<div class="form-row place-order">
<div class="woocommerce-terms-and-conditions-wrapper">
<div class="woocommerce-privacy-policy-text"><p>Your personal data will be used to process your order and support your experience throughout this website.</p></div>
<p class="form-row validate-required"><label class="woocommerce-form__label woocommerce-form__label-for-checkbox checkbox"><input type="checkbox" class="woocommerce-form__input woocommerce-form__input-checkbox input-checkbox" name="terms" id="terms"> <span class="woocommerce-terms-and-conditions-checkbox-text">I have read and agree to the website <a href="/terms/" target="_blank">terms and conditions</a></span>&nbsp;<abbr class="required" title="required">*</abbr></label><input type="hidden" name="terms-field" value="1"></p>
</div>
<button type="submit" class="button alt" name="woocommerce_checkout_place_order" id="place_order" value="Place order" data-value="Place order">Place order</button>
<input type="hidden" id="woocommerce-process-checkout-nonce" name="woocommerce-process-checkout-nonce" value="c4f1d20b7e">
</div>
</div>`;
}

/** The place for the card, or a note where it will be asked for. */
function cardBox({ kind }: PaymentWay): Html {
  switch (kind) {
    case "redirect":
    case "form":
      return html`<p>You will be taken to Quayside Pay to enter your card.</p>`;
    case "window":
      return html`<p data-opens-window>Quayside Pay opens in a new window to take your card.</p>`;
    case "own-frame":
    case "three-frames":
    case "combined-frame":
      return html`<p>Pay with your card. Your details never touch our servers.</p><fieldset id="wc-stripe-upe-form" class="wc-upe-form wc-payment-form"><div class="wc-stripe-upe-element" data-payment-method-type="card" data-payment-way="${kind}"></div><div id="wc-stripe-upe-errors" role="alert"></div></fieldset>`;
  }
}

function gateway(id: Payment["gateway"], chosen: Payment["gateway"], box: Html): Html {
  const isChosen = id === chosen;
  return html`<li class="wc_payment_method payment_method_${id}">
<input id="payment_method_${id}" type="radio" class="input-radio" name="payment_method" value="${id}" ${isChosen && html`checked="checked"`}>
<label for="payment_method_${id}">${GATEWAYS[id]}</label>
<div class="payment_box payment_method_${id}" ${!isChosen && html`style="display:none"`}>${box}</div>
</li>`;
}
