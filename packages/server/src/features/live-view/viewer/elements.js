export function byId(id) {
  return document.getElementById(id);
}

export function make(name, text, className = "") {
  return Object.assign(document.createElement(name), { textContent: text, className });
}

/** Lets a long name break after its dots, preferably nowhere else. */
export function breakAtDots(text) {
  return text.split(/(?<=\.)/).flatMap((part, index) => (index === 0 ? [part] : [make("wbr", ""), part]));
}
