import { spaced, withSlash } from "./shared/card-formats.js";
import { price } from "./shared/element.js";

const CLOSES_AFTER_MS = 200;
const DIGITS_THAT_TELL_A_CARD = 8;

const { id, surcharge, vanishes, closes } = document.body.dataset;
const field = (name) => document.getElementById(name);

if (closes !== undefined) setTimeout(() => window.close(), CLOSES_AFTER_MS);
// Closes the window as soon as its form gets focus, so that nobody can pay, however fast.
if (vanishes !== undefined) document.addEventListener("focusin", () => window.close());

field("cardnumber")?.addEventListener("input", ({ target }) => {
  target.value = spaced(target.value);
  if (surcharge !== undefined) void showFee(target.value);
});
field("expiry")?.addEventListener("input", ({ target, inputType }) => {
  if (inputType !== "deleteContentBackward") target.value = withSlash(target.value);
});

/** Shows the fee, and the new amount on the button. */
async function showFee(number) {
  if (number.replace(/\s/g, "").length < DIGITS_THAT_TELL_A_CARD) return;
  const response = await fetch(`/pay/${id}/fee`);
  const { feeMinor, totalMinor } = await response.json();
  const row = document.querySelector("[data-fee]");
  row.hidden = false;
  row.querySelector("dd").textContent = price(feeMinor);
  document.querySelector("[data-total]").textContent = `${price(totalMinor)} USD`;
  document.querySelector("[data-pay]").textContent = `Pay ${price(totalMinor)}`;
}
