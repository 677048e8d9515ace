/// <reference lib="dom" />

import { deepAll } from "../tree/deep-all.ts";
import { isBesideContent } from "../tree/is-beside-content.ts";
import { isShown } from "../visibility/is-shown.ts";

const mostLooked = 200;
const mostFolds = 12;
const mostLines = 40;
const longest = 300;

/** The paragraphs within closed folds that a person can open. A fold with controls is a part of the form that isn't chosen. */
export function foldedTexts(roots: readonly (Document | ShadowRoot)[]): string[] {
  const folds = deepAll([...roots], "details:not([open])", mostLooked).filter(
    (fold) =>
      isShown(fold) && !isBesideContent(fold) && !fold.querySelector("input, select, textarea, button"),
  );
  return folds.slice(0, mostFolds).flatMap(linesIn).slice(0, mostLines);
}

function linesIn(fold: Element): string[] {
  const blocks = [...fold.children].filter((part) => !part.matches("summary, script, style, template"));
  const inner = blocks.flatMap((block) => {
    const parts = [...block.querySelectorAll("p, li, dd, dt, td, h1, h2, h3, h4, h5, h6")];
    return parts.length > 0 ? parts : [block];
  });
  const lines = inner.map((part) => (part.textContent ?? "").slice(0, 4_000).replace(/\s+/g, " ").trim());
  return lines.filter((line) => line !== "").map((line) => line.slice(0, longest));
}
