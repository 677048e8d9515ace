/// <reference lib="dom" />

/** The text nodes in which a script has written one word, from this one on, as long as they are short enough. */
export function wordFrom(node: Node, longest: number): Text[] {
  const run = node instanceof Text ? [node] : [];
  let length = run[0]?.length ?? 0;
  for (let last = run[0]; last; ) {
    const next = textBehind(last);
    if (!next || !/\S$/.test(last.data) || !/^\S/.test(next.data) || length + next.length > longest) break;
    run.push(next);
    length += next.length;
    last = next;
  }
  return run;
}

/** Frameworks put comments between them. */
function textBehind(text: Text): Text | undefined {
  let next = text.nextSibling;
  while (next instanceof Comment || (next instanceof Text && next.data === "")) next = next.nextSibling;
  return next instanceof Text ? next : undefined;
}
