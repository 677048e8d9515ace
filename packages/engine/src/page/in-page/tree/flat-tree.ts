/// <reference lib="dom" />
import { deepRoots } from "./deep-roots.ts";

/**
 * The page as it is drawn: what is in an open shadow root is inside of its host, and what a component is given is
 * where its slot shows it. The browser's own `closest`, `contains` and `parentElement` end at these borders.
 * In a part without any border, each function asks the browser directly.
 */

/** The parent of an element or a text: what its slot is in, its parent, or the host of its shadow root. */
export function parentOf(node: Node | null | undefined): Element | null {
  if (!node) return null;
  const { parentElement } = node;
  if (parentElement && !isBordered(parentElement)) return parentElement;
  const slot = node instanceof Element || node instanceof Text ? node.assignedSlot : null;
  const parent = slot ?? node.parentNode;
  if (parent instanceof ShadowRoot) return parent.host;
  if (!(parent instanceof Element)) return null;
  return isTransparent(parent) ? parentOf(parent) : parent;
}

/** A slot draws nothing itself, unless a style gives it a box. */
function isTransparent(node: Node): node is HTMLSlotElement {
  return node instanceof HTMLSlotElement && getComputedStyle(node).display === "contents";
}

/** The element itself or the nearest one around it that matches. */
export function closest<Tag extends keyof HTMLElementTagNameMap>(
  element: Element | null | undefined,
  selector: Tag,
): HTMLElementTagNameMap[Tag] | null;
export function closest<Found extends Element = Element>(
  element: Element | null | undefined,
  selector: string,
): Found | null;
export function closest(element: Element | null | undefined, selector: string): Element | null {
  if (!element || !isBehindBorder(element)) return partOfPage(element?.closest(selector) ?? null);
  for (let place: Element | null = element; place; place = parentOf(place))
    if (place.matches(selector)) return partOfPage(place);
  return null;
}

/** The whole page is no part of itself: "has-breadcrumbs" on it only says what is somewhere on the page. */
function partOfPage(found: Element | null): Element | null {
  return found === document.body || found === document.documentElement ? null : found;
}

/** Whether a node is a part of the page or is inside of it. */
export function contains(part: Element | null | undefined, node: Node | null | undefined): boolean {
  if (!part || !node) return false;
  if (part.contains(node)) return true;
  if (!isBordered(part)) return false;
  for (let place = parentOf(node); place; place = parentOf(place)) if (place === part) return true;
  return false;
}

/** The elements directly in an element. */
export function childrenOf(parent: Element | null | undefined): Element[] {
  if (!parent) return [];
  if (isBordered(parent)) return nodesOf(parent).filter((node) => node instanceof Element);
  // A form's field called "children" shadows its property.
  return [...(parent instanceof HTMLFormElement ? parent.querySelectorAll(":scope > *") : parent.children)];
}

/** The elements and texts directly in an element. */
export function nodesOf(parent: Element): Node[] {
  const given = parent instanceof HTMLSlotElement ? parent.assignedNodes() : [];
  const nodes = given.length > 0 ? given : [...(parent.shadowRoot ?? parent).childNodes];
  return nodes.flatMap((node) => (isTransparent(node) ? nodesOf(node) : [node]));
}

/** Whether an element has no other element in it. */
export function isLeaf(element: Element): boolean {
  return isBordered(element) ? childrenOf(element).length === 0 : element.childElementCount === 0;
}

/** The next element with the same parent. */
export function nextOf(element: Element | null | undefined): Element | null {
  const parent = parentOf(element);
  if (!element || !parent || !isBordered(parent)) return element?.nextElementSibling ?? null;
  const all = childrenOf(parent);
  return all[all.indexOf(element) + 1] ?? null;
}

/** The element before it with the same parent. */
export function previousOf(element: Element | null | undefined): Element | null {
  const parent = parentOf(element);
  if (!element || !parent || !isBordered(parent)) return element?.previousElementSibling ?? null;
  const all = childrenOf(parent);
  return all[all.indexOf(element) - 1] ?? null;
}

/** The element or text before a node with the same parent. */
export function nodeBefore(node: Node): Node | null {
  const parent = parentOf(node);
  if (!parent || !isBordered(parent)) return node.previousSibling;
  const all = nodesOf(parent);
  return all[all.indexOf(node) - 1] ?? null;
}

/** All elements inside of a part that match, in the order in which the page draws them. */
export function allWithin<Tag extends keyof HTMLElementTagNameMap>(
  part: Element | null | undefined,
  selector: Tag,
): HTMLElementTagNameMap[Tag][];
export function allWithin<Found extends Element = Element>(
  part: Element | null | undefined,
  selector: string,
): Found[];
export function allWithin(part: Element | null | undefined, selector: string): Element[] {
  if (!part) return [];
  if (!isBordered(part)) return [...part.querySelectorAll(selector)];
  return childrenOf(part).flatMap((child) => {
    const inner = allWithin(child, selector);
    return child.matches(selector) ? [child, ...inner] : inner;
  });
}

/** The first element inside of a part that matches. */
export function findWithin<Tag extends keyof HTMLElementTagNameMap>(
  part: Element | null | undefined,
  selector: Tag,
): HTMLElementTagNameMap[Tag] | null;
export function findWithin<Found extends Element = Element>(
  part: Element | null | undefined,
  selector: string,
): Found | null;
export function findWithin(part: Element | null | undefined, selector: string): Element | null {
  if (!part || !isBordered(part)) return part?.querySelector(selector) ?? null;
  for (const child of childrenOf(part)) {
    const found = child.matches(selector) ? child : findWithin(child, selector);
    if (found) return found;
  }
  return null;
}

/** The first texts inside of a part, in the order in which the page draws them. */
export function textsWithin(part: Element, most = Number.POSITIVE_INFINITY): Text[] {
  const found: Text[] = [];
  for (const node of nodesWithin(part, NodeFilter.SHOW_TEXT)) {
    if (found.length >= most) return found;
    if (node instanceof Text) found.push(node);
  }
  return found;
}

/** All nodes of a kind inside of a part, one by one, in the order in which the page draws them. */
export function* nodesWithin(part: Element, kind: number): Generator<Node, void> {
  if (isBordered(part)) {
    for (const node of nodesOf(part)) {
      if (((1 << (node.nodeType - 1)) & kind) !== 0) yield node;
      if (node instanceof Element) yield* nodesWithin(node, kind);
    }
    return;
  }
  const walker = document.createTreeWalker(part, kind);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) yield node;
}

/** Whether the other element comes after this one. */
export function isBefore(element: Element, other: Element): boolean {
  return (positionOf(element, other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** As `compareDocumentPosition` does within one tree. */
function positionOf(element: Element, other: Element): number {
  if (element.getRootNode() === other.getRootNode()) return element.compareDocumentPosition(other);
  const { DOCUMENT_POSITION_FOLLOWING: following, DOCUMENT_POSITION_PRECEDING: preceding } = Node;
  const [ones, others] = [pathTo(element), pathTo(other)];
  const at = ones.findIndex((one, level) => one !== others[level]);
  if (at < 0) return Node.DOCUMENT_POSITION_CONTAINED_BY | following;
  const [one, next, around] = [ones[at], others[at], ones[at - 1]];
  if (!next) return Node.DOCUMENT_POSITION_CONTAINS | preceding;
  if (!one || !around) return Node.DOCUMENT_POSITION_DISCONNECTED;
  const beside = childrenOf(around);
  return beside.indexOf(one) < beside.indexOf(next) ? following : preceding;
}

/** From the outermost element to this one. */
function pathTo(element: Element): Element[] {
  const path: Element[] = [];
  for (let place: Element | null = element; place; place = parentOf(place)) path.unshift(place);
  return path;
}

/** The innermost element that a pointer hits. */
export function elementAt(x: number, y: number): Element | null {
  let met = document.elementFromPoint(x, y);
  for (let inner = met?.shadowRoot?.elementFromPoint(x, y); inner && inner !== met; ) {
    met = inner;
    inner = met.shadowRoot?.elementFromPoint(x, y);
  }
  return met;
}

/** Whether a shadow root or a slot is in the element, so that it draws something else than its markup says. */
export function isBordered(element: Element): boolean {
  return deepRoots().length > 1 && borders().bordered.has(element);
}

/** Whether the element is in a shadow root, or is given to a component. */
function isBehindBorder(element: Element): boolean {
  if (deepRoots().length === 1) return false;
  return element.getRootNode() !== document || borders().given.has(element);
}

/** What components are given, and what their slots hold otherwise: one of the two isn't drawn. */
export function givenElements(): ReadonlySet<Element> {
  return borders().given;
}

interface Borders {
  bordered: ReadonlySet<Element>;
  given: ReadonlySet<Element>;
}

const known = new WeakMap<readonly (Document | ShadowRoot)[], Borders>();

/** Looked up once for each list of roots. */
function borders(): Borders {
  const roots = deepRoots();
  const before = known.get(roots);
  if (before) return before;
  const found = { bordered: new Set<Element>(), given: new Set<Element>() };
  for (const root of roots) {
    if (!(root instanceof ShadowRoot)) continue;
    for (const border of [root.host, ...root.querySelectorAll("slot")])
      for (
        let place: Element | null = border;
        place && !found.bordered.has(place);
        place = place.parentElement
      )
        found.bordered.add(place);
    for (const inner of [...root.host.querySelectorAll("*"), ...root.querySelectorAll("slot *")])
      found.given.add(inner);
  }
  known.set(roots, found);
  return found;
}

/** Those that are in none of the others. */
export function outermost(elements: readonly Element[]): Element[] {
  return elements.filter(
    (element) => !elements.some((other) => other !== element && contains(other, element)),
  );
}
