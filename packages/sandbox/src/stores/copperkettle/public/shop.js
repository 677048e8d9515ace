// Product pages: choosing a variation. Without one the button looks disabled, and explains why when pressed.

const CHOOSE_FIRST = "Please select some product options before adding this product to your cart.";
const NOT_AVAILABLE = "Sorry, this product is unavailable. Please choose a different combination.";

const form = document.querySelector(".variations_form");
if (form) connectVariations(form);

function connectVariations(variationsForm) {
  const variations = JSON.parse(variationsForm.dataset.product_variations);
  const selects = [...variationsForm.querySelectorAll("table.variations select")];
  const allOptions = new Map(selects.map((select) => [select, [...select.options]]));
  const button = variationsForm.querySelector(".single_add_to_cart_button");
  const reset = variationsForm.querySelector(".reset_variations");

  const chosen = () => Object.fromEntries(selects.map((select) => [select.name, select.value]));
  const fits = ({ attributes }, values, except) =>
    Object.entries(values).every(
      ([name, value]) => name === except || value === "" || attributes[name] === value,
    );

  async function refresh() {
    const values = chosen();
    const isComplete = Object.values(values).every((value) => value !== "");
    reset.style.visibility = Object.values(values).some((value) => value !== "") ? "visible" : "hidden";
    if (variations) showPossibleOptions(values);
    if (!isComplete) return showVariation(variationsForm, undefined, "wc-variation-selection-needed");
    const found = variations
      ? variations.find((each) => fits(each, values))
      : await ask(variationsForm, values);
    showVariation(
      variationsForm,
      found || undefined,
      found?.is_in_stock ? undefined : "wc-variation-is-unavailable",
    );
  }

  /** Removes values from the lists that are incompatible with the other choices. */
  function showPossibleOptions(values) {
    for (const select of selects) {
      const { value } = select;
      const possible = allOptions
        .get(select)
        .filter(
          (option) =>
            option.value === "" ||
            variations.some(
              (each) => each.attributes[select.name] === option.value && fits(each, values, select.name),
            ),
        );
      select.replaceChildren(...possible);
      select.value = value;
    }
  }

  variationsForm.addEventListener("change", ({ target }) => {
    if (target.matches("table.variations select")) void refresh();
  });
  reset.addEventListener("click", (event) => {
    event.preventDefault();
    for (const select of selects) {
      select.replaceChildren(...allOptions.get(select));
      select.value = "";
    }
    void refresh();
  });
  button.addEventListener("click", (event) => {
    if (!button.classList.contains("disabled")) return;
    event.preventDefault();
    alert(button.classList.contains("wc-variation-is-unavailable") ? NOT_AVAILABLE : CHOOSE_FIRST);
  });
  reset.style.visibility = "hidden";
}

/** The variation that was found, and the class that says why it cannot be bought. */
function showVariation(variationsForm, variation, obstacle) {
  const button = variationsForm.querySelector(".single_add_to_cart_button");
  const place = variationsForm.querySelector(".single_variation");
  place.innerHTML = variation
    ? `<div class="woocommerce-variation-price">${variation.price_html}</div><div class="woocommerce-variation-availability">${variation.availability_html}</div>`
    : "";
  if (!variation && obstacle === "wc-variation-is-unavailable") place.innerHTML = `<p>${NOT_AVAILABLE}</p>`;
  variationsForm.querySelector(".variation_id").value = variation?.variation_id ?? 0;
  button.classList.remove("wc-variation-selection-needed", "wc-variation-is-unavailable");
  button.classList.toggle("disabled", obstacle !== undefined);
  if (obstacle) button.classList.add(obstacle);
  button.parentElement.classList.toggle("woocommerce-variation-add-to-cart-disabled", obstacle !== undefined);
}

async function ask(variationsForm, values) {
  const overlay = document.createElement("div");
  overlay.className = "blockUI blockOverlay";
  variationsForm.append(overlay);
  const response = await fetch("/?wc-ajax=get_variation", {
    method: "POST",
    body: new URLSearchParams({ ...values, product_id: variationsForm.dataset.product_id }),
  });
  overlay.remove();
  return response.json();
}
