import { connectAddress } from "./address.js";

/** The form's fields: reads them, writes them, and shows what is wrong with them. */
export function connectFields() {
  const form = document.getElementById("Form0");
  const shipping = connectAddress(document.getElementById("shippingAddressForm"));
  const field = (name) => form.elements[name];
  let billing;

  return {
    value: shipping.value,
    write: shipping.write,
    read: () => ({
      email: field("email").value.trim(),
      acceptsMarketing: field("marketing_opt_in").checked,
      address: shipping.read(),
      billingAddress: billing?.read() ?? null,
    }),
    listen({ onTyping, onLeaving, onCountry }) {
      shipping.onCountry(onCountry);
      field("billingAddress").addEventListener("change", ({ target }) => {
        billing = target.checked ? closeBilling() : openBilling();
      });
      form.addEventListener("input", ({ target }) => {
        const place = target.closest(".field")?.querySelector("[data-error-for]");
        if (place) showMistake(place, undefined);
        onTyping();
      });
      form.addEventListener("change", onLeaving);
    },
    showMistakes(mistakes) {
      for (const place of form.querySelectorAll("[data-error-for]")) {
        showMistake(place, mistakes[place.dataset.errorFor]);
      }
      form.querySelector('[aria-invalid="true"]')?.focus();
    },
  };
}

function openBilling() {
  const place = document.getElementById("billing-place");
  place.replaceChildren(document.getElementById("billing-template").content.cloneNode(true));
  return connectAddress(place);
}

function closeBilling() {
  document.getElementById("billing-place").replaceChildren();
}

function showMistake(place, words) {
  place.textContent = words ?? "";
  place.hidden = words === undefined;
  const field = place.closest(".field").querySelector("input, select");
  if (words === undefined) field?.removeAttribute("aria-invalid");
  else field?.setAttribute("aria-invalid", "true");
}
