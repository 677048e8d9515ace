/// <reference lib="dom" />

import { componentBox } from "../controls/component-box.ts";
import { componentOf } from "../controls/component-of.ts";
import { childrenOf, closest, nextOf, parentOf, previousOf } from "../tree/flat-tree.ts";
import { drawnBoxes } from "../tree/selectors.ts";

/** The labels of a control. For a checkbox or radio without one, the unbound label beside it. */
export function labelsOf(element: Element): HTMLLabelElement[] {
  const own = boundLabels(element);
  const bound = own.length > 0 ? own : labelsOfComponent(element);
  const isBox = element.matches("input[type=checkbox], input[type=radio]");
  const beside = isBox && bound.length === 0 ? looseLabelBeside(element) : undefined;
  return beside ? [beside] : bound;
}

/**
 * Also works for custom controls: a button may have a label like a field, and any element may be inside one
 * or referenced by one.
 */
function boundLabels(element: Element): HTMLLabelElement[] {
  if ("labels" in element && element.labels instanceof NodeList)
    return [...element.labels].filter((label) => label instanceof HTMLLabelElement);
  if (!element.matches("[role]") && !componentBox(element)) return [];
  const own = pointingOrAround(element);
  return own.length > 0 ? own : [...(nativeBeside(element)?.labels ?? [])];
}

/** A label of the page cannot be bound to a field in a component, but to the component. */
function labelsOfComponent(control: Element): HTMLLabelElement[] {
  const component = componentOf(control);
  return component === control ? [] : pointingOrAround(component);
}

function pointingOrAround(element: Element): HTMLLabelElement[] {
  const root = element.getRootNode();
  const isAsked = element.id !== "" && (root instanceof Document || root instanceof ShadowRoot);
  const pointing = isAsked
    ? [...root.querySelectorAll<HTMLLabelElement>(`label[for="${CSS.escape(element.id)}"]`)]
    : [];
  const around = closest(element, "label");
  return around ? [...pointing, around] : pointing;
}

/** A component library's box keeps a hidden native one beside it, and its label may point at that one. */
function nativeBeside(element: Element): HTMLInputElement | undefined {
  if (!element.matches(drawnBoxes)) return undefined;
  const beside = [nextOf(element), previousOf(element)].find(
    (one) => one?.matches("input[aria-hidden=true]:is([type=radio], [type=checkbox])") === true,
  );
  return beside instanceof HTMLInputElement ? beside : undefined;
}

/** In a row of boxes and labels, whichever comes first shows on which side of its box each label is. */
function looseLabelBeside(box: Element): HTMLLabelElement | undefined {
  const [first] = childrenOf(parentOf(box)).filter((one) => one.matches("label, input"));
  const beside = first?.matches("label") ? previousOf(box) : nextOf(box);
  const isLoose = beside instanceof HTMLLabelElement && beside.control === null;
  return isLoose ? beside : undefined;
}
