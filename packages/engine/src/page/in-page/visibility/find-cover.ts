/// <reference lib="dom" />

import { shownText } from "../text/text-of.ts";
import { deepAll } from "../tree/deep-all.ts";
import { deepRoots } from "../tree/deep-roots.ts";
import { contains, elementAt, parentOf } from "../tree/flat-tree.ts";
import { selectorOf } from "../tree/selector-of.ts";
import { isShown } from "./is-shown.ts";

/** What covers the page and blocks presses there. */
export interface CoverSnapshot {
  selector: string;
  text: string;
}

/**
 * The layer that a pointer would hit in the middle of the window, or a small one beside it that demands an answer. Null
 * if there is none.
 */
export function findCover(): CoverSnapshot | null {
  return coverAt(innerWidth / 2, innerHeight / 2, null) ?? alertDialog();
}

function alertDialog(): CoverSnapshot | null {
  const roots = deepRoots();
  const dialog = dialogs(roots).findLast((one) => one.matches("[role=alertdialog]"));
  return dialog ? snapshotOf(dialog) : null;
}

function snapshotOf(layer: Element): CoverSnapshot {
  return { selector: selectorOf(layer), text: shownText(layer, 2_000) };
}

/**
 * The layer that a pointer would hit instead of the target. Null if it hits the target or the page around it. In a
 * frame, the layer over its middle, unless the target is in it.
 */
export function findCoverOver(target: Element): CoverSnapshot | null {
  if (window !== window.top) return coverAt(innerWidth / 2, innerHeight / 2, target);
  target.scrollIntoView({ block: "nearest", inline: "nearest" });
  const box = target.getBoundingClientRect();
  return coverAt(box.left + box.width / 2, box.top + box.height / 2, target);
}

/** Whether layers cover the whole window except bars at its edges, so that every press hits a layer. */
export function isAllCovered(): boolean {
  const places = [0.04, 0.5, 0.96].flatMap((x) => [0.3, 0.5, 0.7].map((y) => ({ x, y })));
  return places.every(({ x, y }) => {
    const met = elementAt(innerWidth * x, innerHeight * y);
    return met !== null && layersAround(met).length > 0;
  });
}

/** Whether a layer takes the press in the middle of an element; out of sight, whether it is below all layers. */
export function isBehindLayer(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return layersAround(element).length === 0;
  const met = elementAt(x, y);
  return met !== null && !contains(element, met) && !contains(met, element);
}

function coverAt(x: number, y: number, target: Element | null): CoverSnapshot | null {
  const met = elementAt(x, y);
  const isOver = (layer: Element) => target === null || !contains(layer, target);
  const layers = met ? layersAround(met).filter(isOver) : [];
  if (layers.length === 0) return null;
  const roots = deepRoots();
  // A backdrop is behind the dialog that it belongs to.
  const layer = layers.find(canBeLeft) ?? dialogs(roots).filter(isOver).at(-1);
  return layer ? snapshotOf(layer) : null;
}

/** The layers that contain an element, innermost first. */
export function layersAround(element: Element): Element[] {
  const layers: Element[] = [];
  for (let place: Element | null = element; place; place = parentOf(place))
    if (isLayer(place)) layers.push(place);
  return layers;
}

/**
 * A dialog, or an element that floats above other page content: some shops render the whole page as one such
 * layer.
 */
function isLayer(element: Element): boolean {
  if (element.matches("html, body")) return false;
  if (element.matches("dialog, [role=dialog], [role=alertdialog], [aria-modal=true]")) return true;
  const { position, zIndex } = getComputedStyle(element);
  const isLifted = position === "fixed" || (position === "absolute" && Number(zIndex) > 0);
  return isLifted && shownText(document.body, 5_000).length - shownText(element, 5_000).length > 10;
}

/** Has a button, a link or a frame to leave it by. */
function canBeLeft(layer: Element): boolean {
  const ways = "iframe, button, a, [role=button], input[type=submit], input[type=button], [onclick]";
  return deepAll(deepRoots(), ways).some((way) => contains(layer, way) && isShown(way));
}

export function dialogs(roots: (Document | ShadowRoot)[]): Element[] {
  return deepAll(roots, "dialog[open], [role=dialog], [role=alertdialog], [aria-modal=true]").filter(
    (dialog) => isShown(dialog) && canBeLeft(dialog),
  );
}
