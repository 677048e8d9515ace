import { element, randomSuffix } from "../shared/element.js";

/**
 * Puts a searchable box over a select. The select stays in the page, one pixel in size, and keeps the value.
 */
export function decorateSelect(select) {
  if (!select) return;
  const rendered = element("span", { class: "select2-selection__rendered", title: "" });
  const box = element(
    "span",
    {
      class: "select2-selection select2-selection--single",
      role: "combobox",
      tabIndex: 0,
      "aria-haspopup": "true",
      "aria-expanded": "false",
      "aria-label": select.labels[0]?.firstChild.textContent.trim() ?? "",
    },
    rendered,
    element("span", { class: "select2-selection__arrow", role: "presentation" }),
  );
  const container = element("span", { class: "select2 select2-container" }, box);
  select.classList.add("select2-hidden-accessible");
  select.tabIndex = -1;
  select.setAttribute("aria-hidden", "true");
  select.after(container);

  const draw = () => {
    const chosen = select.selectedOptions[0];
    rendered.textContent = chosen && chosen.value !== "" ? chosen.text : select.dataset.placeholder;
  };
  select.addEventListener("change", draw);
  draw();

  let dropdown;
  const close = () => {
    dropdown?.remove();
    dropdown = undefined;
    box.setAttribute("aria-expanded", "false");
  };
  box.addEventListener("mousedown", (event) => {
    event.preventDefault();
    if (dropdown) return close();
    dropdown = openDropdown(select, container, close);
    box.setAttribute("aria-expanded", "true");
  });
  document.addEventListener("mousedown", ({ target }) => {
    if (dropdown && !dropdown.contains(target) && !container.contains(target)) close();
  });
}

function openDropdown(select, container, close) {
  const search = element("input", {
    class: "select2-search__field",
    type: "text",
    role: "textbox",
    autocomplete: "off",
    "aria-label": "Search",
  });
  const list = element("ul", {
    class: "select2-results__options",
    role: "listbox",
    id: `select2-results-${randomSuffix()}`,
  });
  const dropdown = element("span", { class: "select2-dropdown" }, search, list);
  const draw = () => list.replaceChildren(...optionsFor(select, search.value, close));
  search.addEventListener("input", draw);
  search.addEventListener("keydown", (event) => {
    if (event.key === "Escape") close();
    if (event.key !== "Enter") return;
    event.preventDefault();
    list.firstElementChild?.dispatchEvent(new MouseEvent("mouseup"));
  });
  draw();
  const { left, bottom, width } = container.getBoundingClientRect();
  dropdown.style.cssText = `left:${left + scrollX}px;top:${bottom + scrollY}px;width:${width}px`;
  document.body.append(dropdown);
  search.focus();
  return dropdown;
}

function optionsFor(select, typed, close) {
  return [...select.options]
    .filter(({ value, text }) => value !== "" && text.toLowerCase().includes(typed.toLowerCase()))
    .map(({ value, text }) => {
      const option = element("li", { class: "select2-results__option", role: "option" }, text);
      option.addEventListener("mouseup", () => {
        select.value = value;
        select.dispatchEvent(new Event("change", { bubbles: true }));
        close();
      });
      return option;
    });
}
