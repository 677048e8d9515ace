import { element } from "../shared/element.js";
import { combobox } from "./combobox.js";
import { textInput } from "./text-input.js";

/**
 * The fields of one address. Another country has another state field and another name for the postal code.
 */
export function addressForm({ kind, address, countries, onChange }) {
  const place = element("div", {
    id: kind,
    class: "wc-block-components-address-form wc-block-components-fields",
  });
  let values = { ...address };
  let controls = {};

  function draw() {
    const country = countries.find(({ code }) => code === values.country) ?? countries[0];
    const text = (name, label, autocomplete, more = {}) =>
      textInput({ id: `${kind}-${name}`, label, value: values[name], autocomplete, ...more });
    controls = {
      first_name: text("first_name", "First name", "given-name"),
      last_name: text("last_name", "Last name", "family-name"),
      address_1: text("address_1", "Address", "address-line1", { isWide: true }),
      address_2: text("address_2", "Apartment, suite, etc. (optional)", "address-line2", {
        isWide: true,
        isRequired: false,
      }),
      city: text("city", "City", "address-level2"),
      ...(country.zones.length > 0 ? { state: stateBox(country) } : {}),
      postcode: text("postcode", country.postalLabel, "postal-code"),
      phone: text("phone", "Phone", "tel", { type: "tel" }),
    };
    const parts = Object.entries(controls).map(([name, control]) =>
      name === "address_2" && !values.address_2 ? folded(control.part) : control.part,
    );
    place.replaceChildren(
      countrySelect({ kind, countries, chosen: country.code, onTaken: moveTo }),
      ...parts,
    );
  }

  function stateBox(country) {
    const isKnown = country.zones.some(({ code }) => code === values.state);
    return combobox({
      id: `${kind}-state`,
      label: country.zoneLabel,
      options: country.zones,
      value: isKnown ? values.state : "",
      onTaken: onChange,
    });
  }

  function moveTo(country) {
    values = { ...read(), country, state: "" };
    draw();
    onChange();
  }

  function read() {
    const typed = Object.fromEntries(
      Object.entries(controls).map(([name, control]) => [name, control.value()]),
    );
    const country = place.querySelector("select").value;
    return { state: "", ...typed, country };
  }

  draw();
  place.addEventListener("input", onChange);
  return {
    place,
    read,
    check: () => Object.values(controls).filter((control) => !control.check()).length === 0,
  };
}

/** The second address line is hidden behind a button. */
function folded(part) {
  const button = element(
    "button",
    { type: "button", class: "wc-block-components-address-form__address_2-toggle is-wide" },
    "+ Add apartment, suite, etc.",
  );
  button.addEventListener("click", () => button.replaceWith(part));
  return button;
}

function countrySelect({ kind, countries, chosen, onTaken }) {
  const select = element(
    "select",
    {
      id: `${kind}-country`,
      class: "wc-blocks-components-select__select",
      autocomplete: "country",
      onchange: () => onTaken(select.value),
    },
    ...countries.map(({ code, name }) => element("option", { value: code, selected: code === chosen }, name)),
  );
  return element(
    "div",
    { class: "wc-blocks-components-select is-wide" },
    select,
    element("label", { for: `${kind}-country` }, "Country/Region"),
  );
}
