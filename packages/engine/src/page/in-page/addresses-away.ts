/// <reference lib="dom" />

/** Where a form, or a button of it, would send it: addresses of other origins than the document's own, which the same host without encryption is too. */
export function addressesAway(form: Element | null): string[] {
  if (!form) return [];
  const id = form.getAttribute("id") ?? "";
  const outside = id === "" ? [] : [...document.querySelectorAll(`[formaction][form="${CSS.escape(id)}"]`)];
  const written = [
    form.getAttribute("action"),
    ...[...form.querySelectorAll("[formaction]"), ...outside].map((button) =>
      button.getAttribute("formaction"),
    ),
  ];
  const addresses = written.flatMap((address) =>
    address ? (URL.parse(address, document.baseURI) ?? []) : [],
  );
  return addresses
    .filter(({ protocol, origin }) => /^https?:$/.test(protocol) && origin !== location.origin)
    .map(({ href }) => href);
}
