import type { ControlKind } from "../../fields/control-snapshot.ts";
import { findWithin, parentOf } from "../tree/flat-tree.ts";
import { editableBoxes } from "../tree/selectors.ts";
import { componentBox } from "./component-box.ts";
import { componentOptions } from "./component-list.ts";
import { isSegmentedDay } from "./day-segments.ts";
import { isPressedBox } from "./pressed-box.ts";
import { opensList } from "./search-box.ts";
import { uploadOf } from "./upload-of.ts";

/** Undefined for anything that only looks like a control: buttons, hidden inputs, a combobox's popup. */
export function controlKind(element: Element): ControlKind | undefined {
  const role = element.getAttribute("role");
  if (element instanceof HTMLSelectElement) return "select";
  if (element instanceof HTMLTextAreaElement) return "textarea";
  if (element instanceof HTMLInputElement) return inputKind(element);
  if (role === "radio") return "radio";
  if (role === "checkbox" || role === "switch") return "checkbox";
  if (isSegmentedDay(element)) return "date";
  if (element.matches(editableBoxes)) return "textarea";
  const box = componentBox(element);
  if (box) return box;
  if (findWithin(element, "input:not([type=hidden]), select")) return undefined;
  // The arrow beside a search field opens the same list.
  if (element.matches("button") && parentOf(element)?.querySelector(":scope > input[role=combobox]"))
    return undefined;
  return listKind(element);
}

function listKind(element: Element): ControlKind | undefined {
  if (componentOptions(element).length > 0) return "listbox";
  const isList = element.matches("[role=combobox], [role=listbox], [aria-haspopup=listbox]");
  if (!isList) return uploadOf(element) && "file";
  // A permanently visible list is a control; a combobox's popup is part of the combobox.
  return !element.matches("[role=listbox]") || isListOfItsOwn(element) ? "listbox" : undefined;
}

function inputKind(input: HTMLInputElement): ControlKind | undefined {
  const { type } = input;
  if (["hidden", "submit", "button", "reset", "image", "color", "range"].includes(type)) return undefined;
  if (type === "checkbox" || type === "radio" || type === "file") return type;
  if (["date", "month", "datetime-local"].includes(type)) return "date";
  if (isPressedBox(input)) return "listbox";
  if (!opensList(input)) return "text";
  return input.readOnly ? "listbox" : "combobox";
}

export function isListOfItsOwn(list: Element): boolean {
  const root = list.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return true;
  if (list.id === "")
    return (
      root.querySelector(
        "[role=combobox][aria-expanded=true], [aria-haspopup=listbox][aria-expanded=true]",
      ) === null
    );
  const id = CSS.escape(list.id);
  return root.querySelector(`[aria-controls~="${id}"], [aria-owns~="${id}"]`) === null;
}
