/// <reference lib="dom" />

import { componentOfList } from "../controls/component-list.ts";
import { isRestingField } from "../controls/resting-field.ts";
import { boxAround, drawnForBox, opensList } from "../controls/search-box.ts";
import { standInOf } from "../controls/stand-in.ts";
import { labelsOf } from "../text/labels-of.ts";
import { childrenOf, closest, contains, findWithin, parentOf } from "../tree/flat-tree.ts";
import { drawnBoxes } from "../tree/selectors.ts";
import { isBehindWindow } from "./is-behind-window.ts";
import { isSeen } from "./is-seen.ts";
import { isOnPage, isShown } from "./is-shown.ts";

/** Whether a person could reach it, or the label of a checkbox or radio. */
export function isUsable(element: Element): boolean {
  if (closest(element, "[inert]") || isBehindWindow(element)) return false;
  // Component libraries keep a hidden input behind the box that they draw.
  const isShadow =
    element.getAttribute("aria-hidden") === "true" && findWithin(parentOf(element), drawnBoxes) != null;
  // A box inside another is only its picture: the outer one takes the press and has the state.
  const isPicture = !(element instanceof HTMLInputElement) && closest(parentOf(element), drawnBoxes) != null;
  if (isShadow || isPicture) return false;
  if (element instanceof HTMLInputElement && /^(checkbox|radio|file)$/.test(element.type))
    return isBoxInSight(element);
  // The native list in a drawn one is hidden from screen readers, which read the drawn one.
  const isInDrawn = element instanceof HTMLSelectElement && contains(standInOf(element), element) === true;
  if (isInDrawn) return true;
  if (element.getAttribute("aria-hidden") === "true") return false;
  if (element.getAttribute("tabindex") === "-1" && closest(element, "[aria-hidden=true]")) return false;
  // The search field of a drawn list is only as wide as the text typed into it.
  const isInSight = opensList(element) ? isShown(element) : isSeen(element);
  return isInSight || hasStandIn(element) || isRestingField(element);
}

/** Hidden, with another element that shows its value and takes the press. */
function hasStandIn(element: Element): boolean {
  if (element instanceof HTMLSelectElement) return isListInSight(element);
  // The component is what a person sees and presses.
  const component = componentOfList(element);
  if (component) return isShown(component);
  return opensList(element) && boxAround(element) !== undefined;
}

/**
 * Whether a hidden list can be reached: a transparent one over a drawn one is still what the pointer hits;
 * otherwise something has to stand in for it.
 */
function isListInSight(list: HTMLSelectElement): boolean {
  const isSeeThrough = getComputedStyle(list).opacity === "0";
  if (isSeeThrough && isOnPage(list) && list.checkVisibility({ visibilityProperty: true })) return true;
  return standInOf(list) !== undefined;
}

/** Itself, by its label, or by what a script draws for it. */
function isBoxInSight(box: HTMLInputElement): boolean {
  const isLabelled = labelsOf(box).some((label) => isShown(label));
  return isShown(box) || isLabelled || drawnForBox(box) !== undefined || liesOverPicture(box);
}

/** Transparent, and still what the pointer hits: a picture beside it shows whether it is chosen. */
function liesOverPicture(box: HTMLInputElement): boolean {
  const { opacity, pointerEvents } = getComputedStyle(box);
  const isHit = opacity === "0" && pointerEvents !== "none" && isOnPage(box);
  if (!isHit || !box.checkVisibility({ visibilityProperty: true })) return false;
  const { left, right, top, bottom } = box.getBoundingClientRect();
  return childrenOf(parentOf(box)).some((other) => {
    const drawn = other.getBoundingClientRect();
    const isWithin = drawn.left >= left && drawn.right <= right && drawn.top >= top && drawn.bottom <= bottom;
    return other !== box && isWithin && isShown(other);
  });
}
