import { connectAddressForm } from "./address-form.js";
import { connectBuyForm } from "./buy-form.js";
import { connectDelivery } from "./delivery.js";
import { connectPlaceOrder } from "./place-order.js";

const connections = {
  ".buy": connectBuyForm,
  "form[data-address]": connectAddressForm,
  "form[data-delivery]": connectDelivery,
  "form[data-place]": connectPlaceOrder,
};
for (const [selector, connect] of Object.entries(connections)) {
  const form = document.querySelector(selector);
  if (form) connect(form);
}
