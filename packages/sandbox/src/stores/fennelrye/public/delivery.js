import { element } from "./shared/element.js";

const SLIDE_MS = 200;

/** The method is chosen in a dialog; only then does the continue button appear. */
export function connectDelivery(form) {
  const veil = document.getElementById("methods");
  form.querySelector("[data-open]").addEventListener("click", () => {
    setTimeout(() => {
      veil.hidden = false;
    }, SLIDE_MS);
  });
  veil.querySelector("[data-take]").addEventListener("click", () => {
    const chosen = veil.querySelector("[type=radio]:checked");
    if (!chosen) return;
    form.elements.method.value = chosen.value;
    form.querySelector("[data-picked]").textContent = veil.querySelector(
      `label[for="${CSS.escape(chosen.id)}"]`,
    ).textContent;
    veil.hidden = true;
    form
      .querySelector("[data-next-place]")
      .replaceChildren(element("button", { class: "go" }, form.dataset.next));
  });
}
