import { type Html, html, scriptJson } from "../../../html.ts";
import { addressFields, localeParameters, textRow } from "./address-fields.ts";
import { layout } from "./layout.ts";
import { paymentBox, reviewTable } from "./order-review.ts";
import type { Visit } from "./visit.ts";

export interface CheckoutPageOptions {
  readonly paymentsOrigin: string;
  readonly payOrigin: string;
  /** The shopper has returned from a provider without having paid. */
  readonly isUnfinished: boolean;
}

/** The classic checkout: one long form. Each change of address renders totals and payment methods again. */
export function checkoutPage(
  visit: Visit,
  { paymentsOrigin, payOrigin, isUnfinished }: CheckoutPageOptions,
): Html {
  const { email, billing, shipping } = visit.basket.details;
  const parameters = { paymentsOrigin, payOrigin, locale: localeParameters() };
  return layout({
    ...visit,
    title: "Checkout",
    bodyClass: "woocommerce-checkout woocommerce-page page",
    script: "classic/checkout.js",
    content: html`<h1 class="entry-title">Checkout</h1>
<div class="woocommerce">
<div class="woocommerce-notices-wrapper">${isUnfinished && html`<ul class="woocommerce-error" role="alert"><li>Your payment was not completed, and nothing was charged. Please try again.</li></ul>`}</div>
${signInForm()}
<form name="checkout" method="post" class="checkout woocommerce-checkout" action="/checkout/" enctype="multipart/form-data" novalidate="novalidate">
<div class="col2-set" id="customer_details">
<div class="col-1"><div class="woocommerce-billing-fields"><h3>Billing details</h3>
${addressFields("billing", billing)}
${textRow({ id: "billing_phone", label: "Phone", value: billing.phone, autocomplete: "tel", type: "tel" })}
${textRow({ id: "billing_email", label: "Email address", value: email, autocomplete: "email username", type: "email" })}
</div>
<div class="woocommerce-account-fields"><p class="form-row create-account"><label class="checkbox"><input class="input-checkbox" id="createaccount" type="checkbox" name="createaccount" value="1"> <span>Create an account?</span></label></p>
<div class="create-account" hidden>${textRow({ id: "account_password", label: "Create account password", value: "", autocomplete: "new-password", type: "password" })}</div></div>
</div>
<div class="col-2"><div class="woocommerce-shipping-fields"><h3 id="ship-to-different-address"><label class="checkbox"><input id="ship-to-different-address-checkbox" class="input-checkbox" type="checkbox" name="ship_to_different_address" value="1"> <span>Ship to a different address?</span></label></h3>
<div class="shipping_address" hidden>${addressFields("shipping", shipping ?? { ...billing, firstName: "", lastName: "", address1: "", address2: "", city: "", postalCode: "" })}</div></div>
<div class="woocommerce-additional-fields"><p class="form-row notes"><label for="order_comments">Order notes&nbsp;<span class="optional">(optional)</span></label><textarea name="order_comments" class="input-text" id="order_comments" placeholder="Notes about your order, e.g. special notes for delivery." rows="2"></textarea></p></div>
</div>
</div>
<div class="order-column">
<h3 id="order_review_heading">Your order</h3>
<div id="order_review" class="woocommerce-checkout-review-order">${reviewTable(visit.basket)}${paymentBox("stripe", visit.basket)}</div>
</div>
</form>
</div>
<script type="application/json" id="wc-checkout-params">${scriptJson(parameters)}</script>`,
  });
}

/** For returning customers; it opens on a click. */
function signInForm(): Html {
  return html`<div class="woocommerce-form-login-toggle"><div class="woocommerce-info">Returning customer? <a href="#" class="showlogin">Click here to login</a></div></div>
<form class="woocommerce-form woocommerce-form-login login" method="post" action="/my-account/" style="display:none">
<p class="form-row"><label for="username">Username or email</label><input type="text" class="input-text" name="username" id="username" autocomplete="username"></p>
<p class="form-row"><label for="password">Password</label><input class="input-text" type="password" name="password" id="password" autocomplete="current-password"></p>
<p class="form-row"><button type="submit" class="button" name="login" value="Login">Login</button></p>
</form>`;
}
