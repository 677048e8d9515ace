import { element, price, randomSuffix } from "../shared/element.js";

const NO_ADDRESS = "Enter your shipping address to view available shipping methods.";

/** The delivery choice; it exists only once there is a delivery address. */
export function connectShippingMethods({ choose }) {
  const place = document.getElementById("shipping-methods");
  const group = `shipping_methods-${randomSuffix()}`;

  function show({ methods, chosen }) {
    if (methods.length === 0) {
      place.replaceChildren(element("p", { class: "placeholder" }, NO_ADDRESS));
      return;
    }
    place.replaceChildren(
      element(
        "fieldset",
        { class: "box" },
        element("legend", { class: "visually-hidden" }, "Choose a shipping method"),
        ...methods.map((method) => choice(method, chosen)),
      ),
    );
  }

  function choice({ id, name, description, priceMinor }, chosen) {
    const input = element("input", {
      type: "radio",
      name: group,
      value: id,
      id: `${group}-${id}`,
      checked: id === chosen,
      onchange: (event) => {
        event.stopPropagation();
        choose(id);
      },
    });
    return element(
      "div",
      { class: "box__choice" },
      input,
      element(
        "label",
        { for: `${group}-${id}` },
        element(
          "span",
          {},
          element("span", { class: "box__name" }, name),
          element("span", { class: "quiet" }, description),
        ),
        element("strong", {}, price(priceMinor)),
      ),
    );
  }

  show({ methods: [], chosen: null });
  return {
    show,
    showPending() {
      const bars = [1, 2].map(() => element("div", { class: "skeleton" }));
      place.replaceChildren(
        element("div", { class: "box", role: "status", "aria-label": "Loading shipping methods" }, ...bars),
      );
    },
  };
}
