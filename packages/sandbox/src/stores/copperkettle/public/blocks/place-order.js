import { askTheBank } from "../shared/ask-the-bank.js";
import { element } from "../shared/element.js";

const CONFIRM = "#wc-stripe-confirm:";

/** The order button. While the customer's place is being saved, pressing it does nothing, silently. */
export function connectPlaceOrder({ api, fields, payments, saving }) {
  const notices = element("div", { class: "wc-block-components-notices" });
  const label = element("span", { class: "wc-block-components-button__text" }, "Place Order");
  const button = element(
    "button",
    { type: "button", class: "button alt wc-block-components-checkout-place-order-button" },
    label,
  );
  const part = element(
    "div",
    { class: "wc-block-checkout__actions" },
    element(
      "p",
      {},
      "By proceeding with your purchase you agree to our Terms and Conditions and Privacy Policy",
    ),
    button,
  );

  button.addEventListener("click", async () => {
    if (button.disabled || saving.isPending()) return;
    setBusy(true);
    notices.replaceChildren();
    if (await attempt()) setBusy(false);
  });

  /** Whether the shopper can use the form again. After an invalid answer the spinner never ends. */
  async function attempt() {
    if (!fields.check()) return true;
    const card = payments.chosen() === "stripe" ? await payments.tokenise() : {};
    if (card.mistakes) return showNotice(Object.values(card.mistakes).join(". "));
    return send({
      ...fields.customer(),
      customer_note: "",
      payment_method: payments.chosen(),
      payment_data: card.token ? [{ key: "wc-stripe-payment-method", value: card.token }] : [],
    });
  }

  async function send(order) {
    const { status, body } = await api.checkOut(order);
    if (status >= 500) return false;
    if (status >= 400) return showNotice(body.message);
    const { redirect_url: next } = body.payment_result;
    if (next.startsWith(CONFIRM)) {
      await askTheBank(decodeURIComponent(next.slice(CONFIRM.length)));
      return send(order);
    }
    location.assign(next);
    return false;
  }

  function showNotice(words) {
    const banner = element(
      "div",
      { class: "wc-block-components-notice-banner is-error", role: "alert" },
      element("div", { class: "wc-block-components-notice-banner__content" }, words),
    );
    notices.replaceChildren(banner);
    banner.scrollIntoView({ block: "center" });
    return true;
  }

  function setBusy(isBusy) {
    button.disabled = isBusy;
    button.classList.toggle("wc-block-components-button--loading", isBusy);
    if (isBusy)
      button.append(element("span", { class: "wc-block-components-spinner", "aria-hidden": "true" }));
    else button.querySelector(".wc-block-components-spinner")?.remove();
  }

  return { notices, part };
}
