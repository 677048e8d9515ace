import { element } from "../shared/element.js";
import { addressForm } from "./address.js";
import { textInput } from "./text-input.js";

/** Contact, delivery and, if different, billing. */
export function connectFields({ cart, countries, onChange }) {
  const email = textInput({
    id: "email",
    label: "Email address",
    value: cart.billing_address.email,
    type: "email",
    autocomplete: "email",
    isWide: true,
  });
  const contact = element("div", { id: "contact", class: "wc-block-components-fields" }, email.part);
  contact.addEventListener("input", onChange);
  const shipping = addressForm({ kind: "shipping", address: cart.shipping_address, countries, onChange });
  const billing = addressForm({ kind: "billing", address: cart.billing_address, countries, onChange });

  const sameBox = element("input", {
    type: "checkbox",
    id: "checkbox-control-0",
    class: "wc-block-components-checkbox__input",
    checked: true,
  });
  const billingStep = step("Billing address", billing.place);
  billingStep.hidden = true;
  sameBox.addEventListener("change", () => {
    billingStep.hidden = sameBox.checked;
    onChange();
  });
  const same = element("label", { for: "checkbox-control-0" }, sameBox, " Use same address for billing");

  const billingAddress = () => (sameBox.checked ? shipping.read() : billing.read());
  return {
    parts: [
      step("Contact information", contact),
      step("Shipping address", shipping.place, same),
      billingStep,
    ],
    customer: () => ({
      shipping_address: shipping.read(),
      billing_address: { ...billingAddress(), email: email.value() },
    }),
    check() {
      const checks = [email.check(), shipping.check(), sameBox.checked || billing.check()];
      return checks.every(Boolean);
    },
  };
}

export function step(title, ...content) {
  return element(
    "fieldset",
    { class: "wc-block-components-checkout-step" },
    element("legend", { class: "screen-reader-text" }, title),
    element("h2", { class: "wc-block-components-title wc-block-components-checkout-step__title" }, title),
    element("div", { class: "wc-block-components-checkout-step__container" }, ...content),
  );
}
