import { type Html, html } from "../../../html.ts";
import type { CheckoutDetails } from "../checkout/checkout-details.ts";
import { addressFields } from "./address-fields.ts";
import { textField } from "./text-field.ts";

/** Everything the shopper fills in. Most ids are new on each load. */
export function checkoutFields(details: CheckoutDetails): Html {
  return html`${contact(details)}${delivery(details)}
<section aria-labelledby="shipping-heading"><h2 id="shipping-heading">Shipping method</h2><div id="shipping-methods"></div></section>
${payment()}
<div class="pay">
<button type="submit" id="checkout-pay-button" class="button button--full-width"><span>Pay now</span></button>
</div>`;
}

function contact({ email, acceptsMarketing }: CheckoutDetails): Html {
  return html`<section aria-labelledby="contact-heading" id="contact">
<h2 id="contact-heading">Contact</h2>
${textField({ id: "email", name: "email", label: "Email", type: "email", autocomplete: "shipping email", value: email })}
<label class="tick"><input type="checkbox" id="marketing_opt_in" name="marketing_opt_in" ${acceptsMarketing && html`checked`}> Email me with news and offers</label>
</section>`;
}

function delivery({ address }: CheckoutDetails): Html {
  return html`<section aria-labelledby="delivery-heading" id="shippingAddressForm">
<h2 id="delivery-heading">Delivery</h2>
${addressFields("shipping", address)}
${textField({ name: "phone", label: "Phone", type: "tel", autocomplete: "shipping tel", value: address.phone })}
</section>`;
}

function payment(): Html {
  return html`<section aria-labelledby="payment-heading" id="payment">
<h2 id="payment-heading">Payment</h2>
<p class="quiet">All transactions are secure and encrypted.</p>
<div class="box">
<label class="box__head"><input type="radio" name="basic" id="basic-creditCards" value="creditCards" checked> Credit card</label>
<div class="box__body" id="card-fields"></div>
</div>
</section>
<label class="tick"><input type="checkbox" id="billingAddress" name="billingAddress" checked> Use shipping address as billing address</label>
<div id="billing-place"></div>
<template id="billing-template">
<section id="billingAddressForm" aria-labelledby="billing-heading"><h2 id="billing-heading">Billing address</h2>${addressFields("billing", { countryCode: "US" })}</section>
</template>`;
}
