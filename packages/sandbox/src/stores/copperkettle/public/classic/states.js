import { element } from "../shared/element.js";
import { decorateSelect } from "./decorated-select.js";

/** Swaps the state field when the country changes: a select, a text field or nothing. */
export function connectStates(form, locale) {
  for (const kind of ["billing", "shipping"]) {
    const country = form.querySelector(`#${kind}_country`);
    decorateSelect(country);
    decorateSelect(form.querySelector(`select#${kind}_state`));
    country.addEventListener("change", () => swapState(form, kind, locale[country.value]));
  }
}

function swapState(form, kind, parameters) {
  const row = form.querySelector(`#${kind}_state_field`);
  const { states = [], isText = true, stateLabel = "State", postcodeLabel = "Postcode" } = parameters ?? {};
  const id = `${kind}_state`;
  const field =
    states.length > 0
      ? stateSelect(id, states)
      : element("input", { type: isText ? "text" : "hidden", class: "input-text", name: id, id });
  field.setAttribute("autocomplete", "address-level1");
  row.querySelector(".woocommerce-input-wrapper").replaceChildren(field);
  row.style.display = states.length > 0 || isText ? "" : "none";
  setLabel(row, stateLabel, states.length > 0);
  setLabel(form.querySelector(`#${kind}_postcode_field`), postcodeLabel, true);
  if (states.length > 0) decorateSelect(field);
}

function stateSelect(id, states) {
  const options = states.map(([value, name]) => element("option", { value }, name));
  return element(
    "select",
    { name: id, id, class: "state_select", "data-placeholder": "Select an option…" },
    element("option", { value: "" }, "Select an option…"),
    ...options,
  );
}

function setLabel(row, words, isRequired) {
  const mark = isRequired
    ? element("abbr", { class: "required", title: "required" }, "*")
    : element("span", { class: "optional" }, "(optional)");
  row.querySelector("label").replaceChildren(`${words}\u00a0`, mark);
}
