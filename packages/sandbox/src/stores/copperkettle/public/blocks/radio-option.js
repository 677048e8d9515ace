import { element } from "../shared/element.js";

export function radioOption({ name, id, value, label, detail = "", isChecked, onChosen }) {
  const input = element("input", {
    type: "radio",
    class: "wc-block-components-radio-control__input",
    name,
    id,
    value,
    checked: isChecked,
    onchange: () => onChosen(value),
  });
  return element(
    "label",
    { class: "wc-block-components-radio-control__option", for: id },
    input,
    element("span", { class: "wc-block-components-radio-control__label" }, ` ${label} `),
    element("span", { class: "wc-block-components-radio-control__secondary-label" }, detail),
  );
}
