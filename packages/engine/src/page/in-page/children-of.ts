/// <reference lib="dom" />

/** Reads no property, because a form's field called "children" shadows it. */
export function childrenOf(parent: Element): Element[] {
  return [...parent.querySelectorAll(":scope > *")];
}
