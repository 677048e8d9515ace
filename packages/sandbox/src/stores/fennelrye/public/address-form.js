import { connectListBox, drawListBox } from "./list-box.js";

const LOOK_UP_AFTER_MS = 350;

/** Loads the regions of the chosen country, and lets the place service overwrite the town. */
export function connectAddressForm(form) {
  const region = form.querySelector("[data-region]");
  for (const row of form.querySelectorAll("[data-list]")) {
    connectListBox(row, row.dataset.list === "f[land]" ? loadRegions : undefined);
  }

  async function loadRegions(country) {
    region.replaceChildren();
    const response = await fetch(`/api/regions?${new URLSearchParams({ country })}`);
    const options = await response.json();
    if (options.length === 0) return;
    const { label, placeholder } = region.dataset;
    region.replaceChildren(drawListBox({ name: "f[region]", label, placeholder, options }));
  }

  form.elements["f[post]"].addEventListener("change", ({ target }) => {
    setTimeout(async () => {
      const response = await fetch(`/api/place?${new URLSearchParams({ postcode: target.value })}`);
      const { town } = await response.json();
      form.elements["f[town]"].value = town;
      const hint = form.querySelector("[data-hint]");
      hint.textContent = hint.dataset.hint;
    }, LOOK_UP_AFTER_MS);
  });
}
