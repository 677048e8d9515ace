import { mountPaymentFrames } from "../payment-frames.js";

const TYPING_PAUSE_MS = 1000;
const PLACE_FIELDS = ["country", "state", "postcode", "city", "address_1", "address_2"];

/**
 * Keeps the totals up to date. After each change of the place the server renders them and the payment methods
 * again; an overlay covers both until then, and afterwards the card frame is a new, empty one.
 */
export function connectReview(form, origins) {
  let cardFrame;
  let timer;
  let newest = 0;
  let last = placeOf(form);

  mount();

  function mount() {
    cardFrame = mountPaymentFrames(form, origins);
  }

  async function update() {
    clearTimeout(timer);
    const place = placeOf(form);
    last = place;
    newest += 1;
    const mine = newest;
    block(form);
    const response = await fetch("/?wc-ajax=update_order_review", { method: "POST", body: place });
    const answer = await response.json();
    if (mine !== newest) return;
    if (answer.reload === "true") return location.reload();
    const hadTerms = form.querySelector("#terms").checked;
    for (const [selector, markup] of Object.entries(answer.fragments)) {
      form.querySelector(selector).outerHTML = markup;
    }
    form.querySelector("#terms").checked = hadTerms;
    mount();
    unblock(form);
    document.body.dispatchEvent(new CustomEvent("updated_checkout"));
  }

  const isPlaceField = (target) => PLACE_FIELDS.some((name) => target.name?.endsWith(`_${name}`));
  const isDirty = () => placeOf(form).toString() !== last.toString();
  form.addEventListener("input", ({ target }) => {
    if (!isPlaceField(target)) return;
    clearTimeout(timer);
    timer = setTimeout(() => isDirty() && update(), TYPING_PAUSE_MS);
  });
  form.addEventListener("change", ({ target }) => {
    if (target.name === "payment_method") return showBox(form, target.value);
    const isAsked = isPlaceField(target) || target.name === "ship_to_different_address";
    if ((isAsked && isDirty()) || target.name === "shipping_method[0]") void update();
  });

  return { takesCard: () => cardFrame !== undefined, tokenise: () => cardFrame.tokenise(), update };
}

function placeOf(form) {
  const value = (name) => form.elements[name]?.value.trim() ?? "";
  const isElsewhere = form.elements.ship_to_different_address.checked;
  const shipping = isElsewhere ? "shipping" : "billing";
  const method = form.querySelector(
    '[name="shipping_method[0]"]:checked, [name="shipping_method[0]"][type=hidden]',
  );
  return new URLSearchParams({
    payment_method: form.querySelector('[name="payment_method"]:checked')?.value ?? "",
    "shipping_method[0]": method?.value ?? "",
    ...fields("billing", ""),
    ...fields(shipping, "s_"),
    ...(isElsewhere ? { ship_to_different_address: "1" } : {}),
  });

  function fields(kind, prefix) {
    return {
      [`${prefix}country`]: value(`${kind}_country`),
      [`${prefix}state`]: value(`${kind}_state`),
      [`${prefix}postcode`]: value(`${kind}_postcode`),
      [`${prefix}city`]: value(`${kind}_city`),
      [`${prefix}address`]: value(`${kind}_address_1`),
      [`${prefix}address_2`]: value(`${kind}_address_2`),
    };
  }
}

function block(form) {
  for (const part of form.querySelectorAll(
    ".woocommerce-checkout-review-order-table, .woocommerce-checkout-payment",
  )) {
    if (part.querySelector(".blockOverlay")) continue;
    part.style.position = "relative";
    const overlay = document.createElement("div");
    overlay.className = "blockUI blockOverlay";
    part.append(overlay);
  }
}

function unblock(form) {
  for (const overlay of form.querySelectorAll(".blockOverlay")) overlay.remove();
}

function showBox(form, gateway) {
  for (const box of form.querySelectorAll(".payment_box")) {
    box.style.display = box.classList.contains(`payment_method_${gateway}`) ? "" : "none";
  }
}
