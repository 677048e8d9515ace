/** The box for discount codes. The shop has none and rejects each. */
export function connectDiscount() {
  const form = document.getElementById("discount");
  const error = form.querySelector(".field__error");
  form.addEventListener("submit", () => {
    const code = form.elements.reductions.value.trim();
    error.hidden = code === "";
    error.textContent = "Enter a valid discount code or gift card";
  });
}
