import { element } from "../shared/element.js";

/** An input with a label inside that floats up when there is a value. */
export function textInput({
  id,
  label,
  value = "",
  type = "text",
  autocomplete,
  isRequired = true,
  isWide = false,
}) {
  const input = element("input", {
    id,
    type,
    value,
    autocomplete,
    required: isRequired,
    "aria-label": label,
    "aria-invalid": "false",
  });
  const error = element("div", {
    class: "wc-block-components-validation-error",
    role: "alert",
    hidden: true,
  });
  const part = element(
    "div",
    { class: `wc-block-components-text-input wc-block-components-address-form__${id.split("-").pop()}` },
    input,
    element("label", { for: id }, label),
    error,
  );
  part.classList.toggle("is-wide", isWide);
  const float = () => part.classList.toggle("is-active", input.value !== "");
  input.addEventListener("input", float);
  float();
  return {
    part,
    value: () => input.value.trim(),
    check() {
      const words =
        isRequired && input.value.trim() === "" ? `Please enter a valid ${label.toLowerCase()}` : "";
      showError(part, input, error, words);
      return words === "";
    },
  };
}

export function showError(part, input, error, words) {
  part.classList.toggle("has-error", words !== "");
  input.setAttribute("aria-invalid", String(words !== ""));
  error.textContent = words;
  error.hidden = words === "";
}
