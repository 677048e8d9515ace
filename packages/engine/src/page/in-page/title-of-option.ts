/// <reference lib="dom" />

/** The words of a choice. For a script that draws the list, they are written with the tags that it is to draw. */
export function titleOfOption({ label }: HTMLOptionElement): string {
  const isMarkedUp = /<\/?[a-z][^<>]*>|&[a-z]+;/i.test(label);
  const words = isMarkedUp
    ? (new DOMParser().parseFromString(label.replaceAll("<", " <"), "text/html").body.textContent ?? "")
    : label;
  return words.replace(/\s+/g, " ").trim();
}
