import { element } from "../shared/element.js";

const TYPING_PAUSE_MS = 250;

/**
 * Suggests addresses while typing. The open list covers the next field and captures the Enter key, and
 * choosing a suggestion rewrites the town, the state and the postal code.
 */
export function connectSuggestions({ api, fields, onChosen }) {
  const input = document.querySelector("#shippingAddressForm [name=address1]");
  const place = document.querySelector("#shippingAddressForm .suggestions");
  let timer;
  let suggestions = [];
  let highlighted = -1;

  input.setAttribute("role", "combobox");
  input.setAttribute("aria-autocomplete", "list");
  input.setAttribute("aria-expanded", "false");

  input.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(look, TYPING_PAUSE_MS);
  });
  input.addEventListener("blur", close);
  input.addEventListener("keydown", (event) => {
    if (event.key === "Escape") close();
    if (suggestions.length === 0) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      highlight((highlighted + step + suggestions.length) % suggestions.length);
    }
    if (event.key === "Enter") {
      event.preventDefault();
      take(suggestions[Math.max(highlighted, 0)]);
    }
  });

  async function look() {
    const found = await api.suggest(input.value, fields.value("countryCode"));
    if (document.activeElement !== input) return;
    suggestions = found.suggestions;
    draw();
  }

  function draw() {
    input.setAttribute("aria-expanded", String(suggestions.length > 0));
    if (suggestions.length === 0) return close();
    const list = element(
      "ul",
      { role: "listbox", id: "shipping-address1-options", "aria-label": "Suggestions" },
      ...suggestions.map(option),
    );
    place.replaceChildren(list);
  }

  function option(suggestion, index) {
    const { address1, city, zone, postalCode } = suggestion;
    const made = element(
      "li",
      { role: "option", id: `shipping-address1-option-${index}`, "aria-selected": "false" },
      `${address1}, ${[city, zone, postalCode].filter(Boolean).join(" ")}`,
    );
    made.addEventListener("mousedown", (event) => {
      event.preventDefault();
      take(suggestion);
    });
    return made;
  }

  function highlight(index) {
    highlighted = index;
    place.querySelectorAll('[role="option"]').forEach((entry, at) => {
      entry.setAttribute("aria-selected", String(at === index));
    });
  }

  function take(suggestion) {
    fields.write(suggestion);
    close();
    onChosen();
  }

  function close() {
    clearTimeout(timer);
    suggestions = [];
    highlighted = -1;
    place.replaceChildren();
    input.setAttribute("aria-expanded", "false");
  }
}
