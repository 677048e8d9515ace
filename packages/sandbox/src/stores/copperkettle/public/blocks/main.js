// The block checkout. It renders itself from the store interface and saves input after a pause.
import { createApi } from "./api.js";
import { connectFields } from "./fields.js";
import { connectPayments } from "./payments.js";
import { connectPlaceOrder } from "./place-order.js";
import { createSaving } from "./saving.js";
import { connectSummary } from "./summary.js";

const settings = JSON.parse(document.getElementById("wc-block-settings").textContent);
const root = document.querySelector(".wc-block-checkout");
const api = createApi();
const cart = await api.cart();

root.classList.remove("is-loading");
const summary = connectSummary({ chooseRate: (id) => saving.chooseRate(id) });
const fields = connectFields({ cart, countries: settings.countries, onChange: () => saving.soon() });
const payments = connectPayments(settings.paymentsOrigin);
const saving = createSaving({
  api,
  fields,
  onBusy: summary.setBusy,
  onCart: (next) => {
    summary.show(next);
    payments.mountAgain();
  },
});
const placeOrder = connectPlaceOrder({ api, fields, payments, saving });

const main = document.createElement("div");
main.className = "wc-block-components-main wc-block-checkout__main";
main.append(placeOrder.notices, ...fields.parts, summary.shippingStep, payments.part, placeOrder.part);
root.replaceChildren(main, summary.sidebar);
summary.show(cart);
payments.mountAgain();
