const FIELDS = [
  "firstName",
  "lastName",
  "address1",
  "address2",
  "city",
  "zone",
  "postalCode",
  "countryCode",
  "phone",
];
const KEPT_FIELDS = ["city", "postalCode"];

/** The fields of one address within a part of the page; another country brings other fields. */
export function connectAddress(scope) {
  const field = (name) => scope.querySelector(`[name="${name}"]`);
  const value = (name) => field(name)?.value.trim() ?? "";
  const countryListeners = [];
  let country = value("countryCode");

  field("countryCode").addEventListener("change", () => {
    if (value("countryCode") === country) return;
    country = value("countryCode");
    rewriteLocality();
    for (const listener of countryListeners) listener();
  });

  // Keeps the town and the postal code, but not the state.
  function rewriteLocality() {
    const kept = Object.fromEntries(KEPT_FIELDS.map((name) => [name, field(name).value]));
    const template = scope.querySelector(`template[data-locality="${country}"]`);
    scope.querySelector("[data-locality-place]").replaceChildren(template.content.cloneNode(true));
    write(kept);
  }

  function write(values) {
    for (const [name, text] of Object.entries(values)) {
      if (field(name)) field(name).value = text;
    }
  }

  return {
    value,
    write,
    read: () => Object.fromEntries(FIELDS.map((name) => [name, value(name)])),
    onCountry: (listener) => countryListeners.push(listener),
  };
}
