// The storefront's behaviour: cookies, choosing a variant, adding to the cart without leaving the page.
const CONSENT = "_tracking_consent";

connectCookieBanner();
connectVariantPicker();
connectAddToCart();
connectBuyItNow();

function connectCookieBanner() {
  const banner = document.getElementById("shopify-pc__banner");
  if (!banner || document.cookie.includes(CONSENT)) return;
  banner.hidden = false;
  for (const answer of ["accept", "decline"]) {
    document.getElementById(`shopify-pc__banner__btn-${answer}`).addEventListener("click", () => {
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet.
      document.cookie = `${CONSENT}=${answer}; path=/; max-age=31536000; SameSite=Lax`;
      banner.hidden = true;
    });
  }
}

function connectVariantPicker() {
  const picker = document.querySelector("variant-selects");
  if (!picker) return;
  const product = JSON.parse(document.querySelector('[id^="ProductJson-"]').textContent);
  picker.addEventListener("change", () => {
    const values = product.options.map(({ position }) => chosenValue(picker, position));
    const variant = product.variants.find(({ options }) =>
      options.every((value, index) => value === values[index]),
    );
    showVariant(picker, variant);
    markReachable(picker, product, values);
  });
}

function chosenValue(picker, position) {
  return picker.querySelector(
    `input[data-option-position="${position}"]:checked, select[data-option-position="${position}"]`,
  )?.value;
}

function showVariant(picker, variant) {
  const form = document.querySelector('form[data-type="add-to-cart-form"]');
  const id = form.querySelector(".product-variant-id");
  const button = form.querySelector('button[name="add"]');
  id.disabled = !variant?.available;
  button.disabled = !variant?.available;
  form.querySelector(".shopify-payment-button__button").disabled = !variant?.available;
  button.firstElementChild.textContent = buttonWords(variant);
  picker.querySelector("[data-selected-variant]").textContent = JSON.stringify(variant ?? null);
  showError("");
  if (!variant) return;
  id.value = variant.id;
  document.getElementById("ProductMedia").src = variant.featured_image.src;
  history.replaceState({}, "", `?variant=${variant.id}`);
}

function buttonWords(variant) {
  if (!variant) return "Unavailable";
  return variant.available ? "Add to cart" : "Sold out";
}

function markReachable(picker, product, chosen) {
  for (const control of picker.querySelectorAll("input[type=radio], option")) {
    const position = Number(
      (control.dataset.optionPosition ?? control.parentElement.dataset.optionPosition) - 1,
    );
    const canBeHad = product.variants.some(
      ({ available, options }) =>
        available &&
        options[position] === control.value &&
        options.slice(0, position).every((value, index) => value === chosen[index]),
    );
    if (control.tagName === "OPTION")
      control.textContent = canBeHad ? control.value : `${control.value} - Unavailable`;
    else control.classList.toggle("disabled", !canBeHad);
  }
}

function connectAddToCart() {
  const form = document.querySelector('form[data-type="add-to-cart-form"]');
  form?.addEventListener("submit", async (event) => {
    event.preventDefault();
    const button = form.querySelector('button[name="add"]');
    if (button.getAttribute("aria-disabled") === "true") return;
    button.setAttribute("aria-disabled", "true");
    button.classList.add("loading");
    const response = await fetch(`${window.Shopify.routes.root}cart/add.js`, {
      method: "POST",
      body: new FormData(form),
    });
    const answer = await response.json();
    if (response.ok) await showAdded(answer);
    else showError(answer.description);
    button.removeAttribute("aria-disabled");
    button.classList.remove("loading");
  });
}

// The shortcut: this one item, straight to the checkout, whatever else is in the cart.
function connectBuyItNow() {
  const form = document.querySelector('form[data-type="add-to-cart-form"]');
  form?.querySelector(".shopify-payment-button__button").addEventListener("click", () => {
    location.assign(`/cart/${form.elements.id.value}:${form.elements.quantity.value}`);
  });
}

function showError(words) {
  const wrapper = document.querySelector(".product-form__error-message-wrapper");
  wrapper.hidden = words === "";
  wrapper.firstElementChild.textContent = words;
}

async function showAdded(line) {
  const cart = await (await fetch("/cart.js")).json();
  const bubble = document.querySelector(".cart-count-bubble");
  bubble.textContent = cart.item_count;
  bubble.hidden = false;
  const notification = document.getElementById("cart-notification");
  notification.innerHTML = `
    <div class="cart-notification__head"><h2>Item added to your cart</h2><button type="button" aria-label="Close">×</button></div>
    <div class="cart-notification-product"><img alt="" width="70" height="70"><div><h3></h3><p></p></div></div>
    <a href="/cart" id="cart-notification-button" class="button button--secondary button--full-width">View cart (${cart.item_count})</a>
    <form action="/cart" method="post" id="cart-notification-form">
      <button class="button button--full-width" name="checkout">Check out</button>
    </form>
    <button type="button" class="link">Continue shopping</button>`;
  notification.querySelector("img").src = line.image;
  notification.querySelector("h3").textContent = line.product_title;
  notification.querySelector("p").textContent = line.variant_title ?? "";
  for (const closer of notification.querySelectorAll("button[type=button]")) {
    closer.addEventListener("click", () => {
      notification.hidden = true;
    });
  }
  notification.hidden = false;
}
