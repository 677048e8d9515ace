import { element } from "../shared/element.js";
import { step } from "./fields.js";
import { radioOption } from "./radio-option.js";

const money = (minor) =>
  (Number(minor) / 100).toLocaleString("en-US", { style: "currency", currency: "USD" });

/** The order's items and totals, and the delivery choice that changes them. */
export function connectSummary({ chooseRate }) {
  const rates = element("div", { class: "wc-block-components-shipping-rates-control" });
  const totals = element("div", { class: "wc-block-components-totals-wrapper" });
  const items = element("div", { class: "wc-block-components-order-summary" });
  const sidebar = element(
    "div",
    { class: "wc-block-components-sidebar wc-block-checkout__sidebar" },
    element("h2", {}, "Order summary"),
    items,
    totals,
  );

  function show(cart) {
    items.replaceChildren(
      ...cart.items.map(({ name, quantity, variation, totals: sums }) =>
        row(
          [`${quantity} × ${name}`, ...variation.map(({ value }) => value)].join(" · "),
          money(sums.line_subtotal),
        ),
      ),
    );
    rates.replaceChildren(
      ...(cart.shipping_rates[0]?.shipping_rates ?? []).map(({ rate_id, name, price, selected }) =>
        radioOption({
          name: "radio-control-0",
          id: `radio-control-0-${rate_id}`,
          value: rate_id,
          label: name,
          detail: money(price),
          isChecked: selected,
          onChosen: chooseRate,
        }),
      ),
    );
    const { total_items, total_shipping, total_tax, total_price } = cart.totals;
    const total = row("Total", money(total_price));
    total.classList.add("wc-block-components-totals-footer-item");
    totals.replaceChildren(
      row("Subtotal", money(total_items)),
      row("Shipping", money(total_shipping)),
      row("Taxes", money(total_tax)),
      total,
    );
  }

  return {
    sidebar,
    shippingStep: step("Shipping options", rates),
    show,
    setBusy(isBusy) {
      totals.classList.toggle("wc-block-components-loading-mask", isBusy);
      totals.setAttribute("aria-busy", String(isBusy));
      totals.style.opacity = isBusy ? "0.4" : "";
    },
  };
}

function row(label, value) {
  return element(
    "div",
    { class: "wc-block-components-totals-item" },
    element("span", { class: "wc-block-components-totals-item__label" }, label),
    element("span", { class: "wc-block-components-totals-item__value" }, value),
  );
}
