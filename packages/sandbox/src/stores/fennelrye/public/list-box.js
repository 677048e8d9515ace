import { element } from "./shared/element.js";

/** Activates a list box; `onChosen` is called with each chosen value. */
export function connectListBox(row, onChosen = () => {}) {
  const box = row.querySelector(".list__box");
  const options = row.querySelector(".list__options");
  const input = row.querySelector("input[type=hidden]");
  const setOpen = (isOpen) => {
    options.hidden = !isOpen;
    box.setAttribute("aria-expanded", String(isOpen));
  };
  box.addEventListener("click", () => setOpen(options.hidden));
  box.addEventListener("keydown", (event) => {
    if (event.key === "Escape") setOpen(false);
    if (event.key !== "Enter" && event.key !== " " && event.key !== "ArrowDown") return;
    event.preventDefault();
    setOpen(true);
  });
  document.addEventListener("click", ({ target }) => {
    if (!row.contains(target)) setOpen(false);
  });
  options.addEventListener("click", ({ target }) => {
    const option = target.closest("[data-value]");
    if (!option) return;
    input.value = option.dataset.value;
    box.textContent = option.textContent;
    setOpen(false);
    onChosen(input.value);
  });
}

export function drawListBox({ name, label, placeholder, options }) {
  const row = element(
    "div",
    { class: "row" },
    element("span", { class: "row__label" }, label),
    element(
      "div",
      { class: "list" },
      element(
        "div",
        {
          class: "list__box",
          role: "combobox",
          tabIndex: 0,
          "aria-haspopup": "listbox",
          "aria-expanded": "false",
          "aria-label": label,
        },
        placeholder,
      ),
      element(
        "div",
        { class: "list__options", role: "listbox", hidden: true },
        ...options.map(({ value, name: words }) =>
          element("div", { role: "option", class: "list__option", "data-value": value }, words),
        ),
      ),
      element("input", { type: "hidden", name, value: "" }),
    ),
  );
  connectListBox(row);
  return row;
}
