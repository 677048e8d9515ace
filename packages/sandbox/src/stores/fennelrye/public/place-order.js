import { askTheBank } from "./shared/ask-the-bank.js";
import { element } from "./shared/element.js";

/** The order press. After an invalid answer the spinner never ends. */
export function connectPlaceOrder(form) {
  const button = form.querySelector("[data-press]");
  const trouble = document.querySelector("[data-trouble]");
  let isBusy = false;

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (isBusy) return;
    trouble.hidden = true;
    if (!form.elements.terms.checked) return complain(form.dataset.termsError);
    isBusy = true;
    button.prepend(element("i", { class: "wheel" }));
    await send();
  });

  async function send() {
    // An input of the form is called "action", so the address must be read from the attribute.
    const response = await fetch(form.getAttribute("action"), {
      method: "POST",
      body: new URLSearchParams(new FormData(form)),
    });
    const { next, bank, message } = response.ok ? await response.json() : {};
    if (next) return location.assign(next);
    if (bank) {
      await askTheBank(bank);
      return send();
    }
    if (message) complain(message);
  }

  function complain(words) {
    trouble.replaceChildren(element("p", {}, words));
    trouble.hidden = false;
    isBusy = false;
    button.querySelector(".wheel")?.remove();
  }
}
