import { connectFormToggles } from "./form-toggles.js";
import { connectOrderPress } from "./order-press.js";
import { connectReview } from "./review.js";
import { connectStates } from "./states.js";

const { paymentsOrigin, payOrigin, locale } = JSON.parse(
  document.getElementById("wc-checkout-params").textContent,
);
const form = document.querySelector("form.checkout");

connectFormToggles(form);
connectStates(form, locale);
const review = connectReview(form, { paymentsOrigin, payOrigin });
connectOrderPress(form, review);
