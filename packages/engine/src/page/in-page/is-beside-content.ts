/// <reference lib="dom" />

/** Whether the element is in the header, the footer or a newsletter form rather than the main content. */
export function isBesideContent(element: Element): boolean {
  return (
    element.closest(
      "header, nav, footer, [role=contentinfo], [role=navigation], :is(div, section, form, aside)[class*=footer i], :is(div, section, form, aside)[class*=newsletter i], :is(div, section, form, aside)[id*=newsletter i], :is(div, section)[id=footer], form[role=search]",
    ) !== null
  );
}
