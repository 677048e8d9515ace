import { mountCardFrame } from "../card-frame.js";
import { element } from "../shared/element.js";
import { step } from "./fields.js";
import { radioOption } from "./radio-option.js";

const GATEWAYS = [
  ["stripe", "Credit / Debit Card"],
  ["bacs", "Direct bank transfer"],
  ["cod", "Cash on delivery"],
];

/** The payment methods. New totals bring a new, empty card form. */
export function connectPayments(paymentsOrigin) {
  const card = element("div", { class: "wc-block-gateway-container wc-stripe-upe-element" });
  let chosen = "stripe";
  let frame;
  const options = GATEWAYS.flatMap(([value, label]) => [
    radioOption({
      name: "radio-control-wc-payment-method-options",
      id: `radio-control-wc-payment-method-options-${value}`,
      value,
      label,
      isChecked: value === chosen,
      onChosen(next) {
        chosen = next;
        card.hidden = next !== "stripe";
      },
    }),
    ...(value === "stripe" ? [card] : []),
  ]);
  return {
    part: step("Payment options", element("div", { class: "wc-block-components-radio-control" }, ...options)),
    chosen: () => chosen,
    tokenise: () => frame.tokenise(),
    mountAgain() {
      if (card.isConnected) frame = mountCardFrame(card, paymentsOrigin);
    },
  };
}
