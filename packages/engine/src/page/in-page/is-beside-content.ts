/// <reference lib="dom" />

/** Whether it stands in the header, the footer or a sign-up for news: not in what the page is about. */
export function isBesideContent(element: Element): boolean {
  return (
    element.closest(
      "header, nav, footer, [role=contentinfo], [role=navigation], :is(div, section, form, aside)[class*=footer i], :is(div, section, form, aside)[class*=newsletter i], :is(div, section, form, aside)[id*=newsletter i], :is(div, section)[id=footer], form[role=search]",
    ) !== null
  );
}
