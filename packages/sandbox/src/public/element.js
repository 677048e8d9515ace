/** Creates an element: non-string properties (handlers, booleans) are set, the others are attributes. */
export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "string") made.setAttribute(name, value);
    else made[name] = value;
  }
  made.append(...children);
  return made;
}

export function price(minor) {
  return (minor / 100).toLocaleString("en-US", { style: "currency", currency: "USD" });
}

export function randomSuffix() {
  return Math.random().toString(36).slice(2, 12);
}
