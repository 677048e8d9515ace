/// <reference lib="dom" />

/**
 * The name of a control that hides a property of its form: a form has its controls as properties, before its own ones.
 * In one with a field called "contains", nothing can be read as usual.
 */
export function shadowingControl(): string | undefined {
  const isHidden = (name: string) => name !== "" && name in HTMLFormElement.prototype;
  for (const control of document.querySelectorAll("form [name], form [id], [form]"))
    for (const attribute of ["name", "id"]) {
      const name = control.getAttribute(attribute) ?? "";
      if (isHidden(name)) return name;
    }
  return undefined;
}
