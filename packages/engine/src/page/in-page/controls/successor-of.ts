/// <reference lib="dom" />

export type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Where a field is, as long as it is in the document. */
export type Home = Document | ShadowRoot;

/**
 * The field that a page which draws its form anew has put in the place of this one: of the same kind and name, and the
 * only one. Undefined if there is none. `home` is where the field was.
 */
export function successorOf(element: TextField, home: Home): TextField | undefined {
  if (element.isConnected) return element;
  const isAlike = (other: Element): other is TextField =>
    isTextField(other) &&
    other.type === element.type &&
    other.id === element.id &&
    other.name === element.name;
  if (element.id === "" && element.name === "") return undefined;
  const alike = [...home.querySelectorAll(element.localName)].filter(isAlike);
  return alike.length === 1 ? alike[0] : undefined;
}

export function isTextField(element: Element): element is TextField {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

export function homeOf(element: Element): Home | undefined {
  const root = element.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root : undefined;
}
