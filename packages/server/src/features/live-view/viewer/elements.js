export function byId(id) {
  return document.getElementById(id);
}

export function make(name, text, className = "") {
  return Object.assign(document.createElement(name), { textContent: text, className });
}

/** A long name may break after its dots, and nowhere else if that will do. */
export function breakAtDots(text) {
  return text.split(/(?<=\.)/).flatMap((part, index) => (index === 0 ? [part] : [make("wbr", ""), part]));
}
