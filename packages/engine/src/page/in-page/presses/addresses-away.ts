/// <reference lib="dom" />
import { allWithin } from "../tree/flat-tree.ts";

/**
 * Addresses that a form or its buttons would submit to on origins other than the document's. The same host
 * without encryption is another origin too.
 */
export function addressesAway(form: Element | null): string[] {
  if (!form) return [];
  const id = form.getAttribute("id") ?? "";
  const outside = id === "" ? [] : [...document.querySelectorAll(`[formaction][form="${CSS.escape(id)}"]`)];
  const written = [
    form.getAttribute("action"),
    ...[...allWithin(form, "[formaction]"), ...outside].map((button) => button.getAttribute("formaction")),
  ];
  const addresses = written.flatMap((address) =>
    address ? (URL.parse(address, document.baseURI) ?? []) : [],
  );
  return addresses
    .filter(({ protocol, origin }) => /^https?:$/.test(protocol) && origin !== location.origin)
    .map(({ href }) => href);
}
