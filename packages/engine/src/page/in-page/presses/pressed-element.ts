/// <reference lib="dom" />

import { classNames } from "../../../words/pages/markup-names.ts";
import { drawnText } from "../amounts/readable-amount.ts";
import { deepAll } from "../tree/deep-all.ts";
import { deepRoots } from "../tree/deep-roots.ts";
import { contentOf } from "../tree/flat-text.ts";
import { allWithin, closest, contains } from "../tree/flat-tree.ts";
import { selectorOf } from "../tree/selector-of.ts";
import { isShown } from "../visibility/is-shown.ts";

/** Presses an element by script. */
export function clickOn(element: Element): void {
  if (element instanceof HTMLElement) element.click();
}

/** What to press instead of a checkbox: its label, or the box if it has none. */
export function labelToPress(box: Element): string {
  const label = box instanceof HTMLInputElement ? box.labels?.[0] : undefined;
  return selectorOf(label ?? closest(box, "label") ?? box);
}

/** The text on a button, or its accessible name if it has none. */
export function wordsOn(button: Element): string {
  const named = ["value", "aria-label", "alt"].map((name) => button.getAttribute(name));
  const words = contentOf(button).slice(0, 5_000).replace(/\s+/g, " ").trim();
  return (words || (named.find((name) => name !== null) ?? "").trim()).slice(0, 300);
}

/** All text on a button, including its value and generated content. */
export function textAndValue(button: Element): string {
  const all = [button, ...allWithin(button, "*").slice(0, 30)];
  const added = all.flatMap((one) => [drawnText(one, "::before"), drawnText(one, "::after")]);
  const own = `${contentOf(button).slice(0, 3_000)} ${(button.getAttribute("value") ?? "").slice(0, 900)}`;
  return [own, ...added].join(" ");
}

export function isWithin(element: Element, selector: string): boolean {
  return closest(element, selector) !== null;
}

export function isInput(element: Element): boolean {
  return element instanceof HTMLInputElement;
}

export interface FormOfButton {
  /** Document order, as for a field; -1 if it submits none. */
  form: number;
  /** It has no visible controls. */
  isBare: boolean;
  /** The button is outside the form and references it. */
  isOfAnother: boolean;
  /** The values of its quantity fields, including hidden ones. */
  pieces: number[];
  /** Its entries, or those of the form around a scripted button. */
  entries: FormEntry[];
}

/** A control's name and current value. */
export interface FormEntry {
  name: string;
  /** Empty for an unselected choice. */
  value: string;
  kind: "choice" | "hidden" | "text";
}

/** The form that the browser would submit. */
export function formOfButton(button: Element): FormOfButton {
  const isButton = button instanceof HTMLButtonElement || button instanceof HTMLInputElement;
  const sent = isButton && button.type !== "button" ? button.form : null;
  const entries = entriesOf(sent ?? closest(button, "form"));
  if (!sent) return { form: -1, isBare: false, isOfAnother: false, pieces: [], entries };
  const controls = controlsOf(sent).filter(
    (one) => !one.matches("button, fieldset, output, object, [type=submit]"),
  );
  return {
    form: deepAll(deepRoots(), "form").indexOf(sent),
    isBare: !controls.some((one) => isShown(one)),
    isOfAnother: !contains(sent, button),
    pieces: controls.flatMap(piecesIn),
    entries,
  };
}

/** A control named "elements" shadows the form's own property. */
function controlsOf(form: HTMLFormElement): Element[] {
  const { get } = Object.getOwnPropertyDescriptor(HTMLFormElement.prototype, "elements") ?? {};
  return [...(get?.call(form) ?? [])];
}

const mostEntries = 300;
const longestEntry = 300;

function entriesOf(form: HTMLFormElement | null): FormEntry[] {
  const controls = form ? controlsOf(form).slice(0, mostEntries) : [];
  return controls.flatMap(entryOf).filter(({ name, value }) => name !== "" && value.length <= longestEntry);
}

/** Never returns passwords or card numbers. */
function entryOf(control: Element): FormEntry[] {
  if (control instanceof HTMLSelectElement)
    return [...control.selectedOptions].map(({ value }) => ({ name: control.name, value, kind: "choice" }));
  if (control instanceof HTMLTextAreaElement) return [entry(control.name, control.value, "text")];
  if (!(control instanceof HTMLInputElement)) return [];
  const { name, type, value, checked } = control;
  if (type === "checkbox" || type === "radio") return [entry(name, checked ? value : "", "choice")];
  // A button's words are no part of what is ordered: many say "Please wait" once they are pressed.
  if (/^(submit|image|button|reset)$/.test(type)) return [];
  if (type === "password" || type === "file" || /(?:\d\D?){12}/.test(value)) return [];
  return [entry(name, value, type === "hidden" ? "hidden" : "text")];
}

function entry(name: string, value: string, kind: FormEntry["kind"]): FormEntry {
  return { name: name.slice(0, longestEntry), value, kind };
}

function piecesIn(control: Element): number[] {
  const isField = control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
  if (!isField || !classNames.pieces.test(control.name)) return [];
  return /^\d{1,4}$/.test(control.value) ? [Number(control.value)] : [];
}
