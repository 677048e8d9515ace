import { element, randomSuffix } from "../shared/element.js";
import { showError } from "./text-input.js";

/** A searchable list. Typed text does not count until an entry is chosen. */
export function combobox({ id, label, options, value, onTaken }) {
  let taken = value;
  const nameOf = (code) => options.find((option) => option.code === code)?.name ?? "";
  const { part, input, list, error } = draw({ id, label, text: nameOf(value) });

  function open(typed) {
    const found = options.filter(({ name }) => name.toLowerCase().startsWith(typed.toLowerCase()));
    list.replaceChildren(
      ...found.map((option) => {
        const entry = element("li", { role: "option", "aria-selected": "false" }, option.name);
        entry.addEventListener("mousedown", (event) => {
          event.preventDefault();
          take(option.code);
        });
        return entry;
      }),
    );
    list.hidden = found.length === 0;
    input.setAttribute("aria-expanded", String(found.length > 0));
  }

  function close() {
    list.hidden = true;
    input.setAttribute("aria-expanded", "false");
    input.value = nameOf(taken);
  }

  function take(code) {
    taken = code;
    close();
    onTaken();
  }

  input.addEventListener("focus", () => open(""));
  input.addEventListener("input", () => open(input.value));
  input.addEventListener("blur", close);
  input.addEventListener("keydown", (event) => {
    if (event.key === "Escape") close();
    if (event.key !== "Enter") return;
    event.preventDefault();
    const first = options.find(({ name }) => name.toLowerCase().startsWith(input.value.toLowerCase()));
    if (first && !list.hidden) take(first.code);
  });
  return {
    part,
    value: () => taken,
    check() {
      const words = taken === "" ? `Please select a valid ${label.toLowerCase()}` : "";
      showError(part, input, error, words);
      return words === "";
    },
  };
}

function draw({ id, label, text }) {
  const listId = `components-form-token-suggestions-${randomSuffix()}`;
  const input = element("input", {
    id,
    type: "text",
    role: "combobox",
    class: "components-combobox-control__input components-form-token-field__input",
    autocomplete: "off",
    "aria-autocomplete": "list",
    "aria-expanded": "false",
    "aria-controls": listId,
    value: text,
  });
  const list = element("ul", {
    class: "components-form-token-field__suggestions-list",
    id: listId,
    role: "listbox",
    hidden: true,
  });
  const error = element("div", {
    class: "wc-block-components-validation-error",
    role: "alert",
    hidden: true,
  });
  const part = element(
    "div",
    { class: "wc-block-components-combobox" },
    input,
    element("label", { for: id }, label),
    list,
    error,
  );
  return { part, input, list, error };
}
