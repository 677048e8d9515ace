import { element, price } from "../shared/element.js";

const CALCULATING = "Calculating…";

/** The totals beside the form. They show a notice while they are recalculated. */
export function connectTotals(initial) {
  const table = document.getElementById("totals");
  let current = initial;

  function draw(isCalculating) {
    const { subtotalMinor, shippingMinor, taxMinor, totalMinor } = current;
    const settled = (content) =>
      isCalculating ? element("span", { class: "skeleton-text" }, CALCULATING) : content;
    const shipping =
      shippingMinor === null
        ? element("span", { class: "quiet" }, "Enter shipping address")
        : price(shippingMinor);
    const total = element(
      "span",
      {},
      element("abbr", {}, "USD"),
      " ",
      element("strong", {}, price(totalMinor)),
    );
    table.replaceChildren(
      row("Subtotal", price(subtotalMinor)),
      row("Shipping", settled(shipping)),
      ...(taxMinor === null ? [] : [row("Estimated taxes", settled(price(taxMinor)))]),
      row("Total", settled(total), "totals__total"),
    );
  }

  draw(false);
  return {
    current: () => current,
    show(totals) {
      current = totals;
      draw(false);
    },
    showCalculating: () => draw(true),
    setBusy: (isBusy) => table.setAttribute("aria-busy", String(isBusy)),
  };
}

function row(name, content, className = "") {
  return element(
    "div",
    { role: "row", class: className },
    element("span", { role: "rowheader" }, name),
    element("span", { role: "cell" }, content),
  );
}
