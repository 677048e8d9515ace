/// <reference lib="dom" />

/** The text of an option. If a script draws the list, the text may contain the HTML tags to draw. */
export function titleOfOption({ label }: HTMLOptionElement): string {
  const isMarkedUp = /<\/?[a-z][^<>]*>|&[a-z]+;/i.test(label);
  const words = isMarkedUp
    ? new DOMParser().parseFromString(label.replaceAll("<", " <"), "text/html").body.textContent
    : label;
  return words.replace(/\s+/g, " ").trim();
}
