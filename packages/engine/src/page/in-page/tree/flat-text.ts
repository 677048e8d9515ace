/// <reference lib="dom" />
import { isBordered, nodesOf, parentOf, textsWithin } from "./flat-tree.ts";

/** The text in an element, as `textContent` gives it. */
export function contentOf(element: Element | null | undefined): string {
  if (!element || !isBordered(element)) return element?.textContent ?? "";
  return textsWithin(element)
    .filter((text) => !parentOf(text)?.matches("style, script"))
    .map(({ data }) => data)
    .join("");
}

/**
 * The text in an element, as `innerText` gives it: without what style hides, with a line for each block. Where it is put
 * together here, no more of a huge part is read than about `most` characters.
 */
export function innerTextOf(
  element: Element | null | undefined,
  most: number = Number.POSITIVE_INFINITY,
): string {
  if (!element) return "";
  const text = flowOf(element, 2 * most);
  return isBordered(element) ? text.replace(/(?<! ) *\n\s*/g, "\n").trim() : text;
}

function flowOf(element: Element, most: number): string {
  if (!isBordered(element))
    // biome-ignore lint/performance/useDomNodeTextContent: only `innerText` leaves out what style hides.
    return element instanceof HTMLElement ? element.innerText : (element.textContent ?? "");
  let text = "";
  for (const node of nodesOf(element)) {
    if (text.length > most) return text;
    text += node instanceof Element ? flowInPlace(node, most - text.length) : shownData(node);
  }
  return text;
}

/** `innerText` of an element that isn't drawn is all of its text. */
function flowInPlace(element: Element, most: number): string {
  const { display } = getComputedStyle(element);
  if (display === "none" || element.matches("script, style, noscript, template")) return "";
  if (element.matches("br")) return "\n";
  if (display === "table-cell") return `${flowOf(element, most)}\t`;
  if (!/^(inline|contents)/.test(display)) return `\n${flowOf(element, most)}\n`;
  const text = flowOf(element, most);
  return isBordered(element) ? text : withOwnSpaces(element, text);
}

/** `innerText` leaves out the spaces at both ends, which separate a word from the next one. */
function withOwnSpaces(element: Element, text: string): string {
  const content = element.textContent ?? "";
  const [before, after] = [/^\s/.test(content) ? " " : "", /\s$/.test(content) ? " " : ""];
  return text === "" ? before : `${before}${text}${after}`;
}

function shownData(node: Node): string {
  const around = parentOf(node);
  if (!(node instanceof Text) || !around) return "";
  const { visibility, display } = getComputedStyle(around);
  return visibility === "visible" && display !== "none" ? node.data.replace(/\s+/g, " ") : "";
}

/** A copy of an element without any border in it: what it draws, in plain elements. */
export function plainCopy(element: Element): Element {
  if (!isBordered(element)) {
    const copy = element.cloneNode(true);
    return copy instanceof Element ? copy : document.createElement("span");
  }
  const isBlock = !/^(inline|contents)/.test(getComputedStyle(element).display);
  const isOwnElement = element.shadowRoot !== null || element instanceof HTMLSlotElement;
  const bare = isOwnElement ? document.createElement(isBlock ? "div" : "span") : element.cloneNode(false);
  if (!(bare instanceof Element)) return document.createElement("span");
  for (const node of nodesOf(element))
    bare.append(node instanceof Element ? plainCopy(node) : node.cloneNode());
  return bare;
}
