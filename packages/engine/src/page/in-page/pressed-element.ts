/// <reference lib="dom" />
import { classNames } from "../../words/markup-names.ts";
import { deepAll, deepRoots } from "./deep-roots.ts";
import { isShown } from "./is-shown.ts";
import { drawnText } from "./readable-amount.ts";
import { selectorOf } from "./selector-of.ts";

/** Presses an element by script. */
export function clickOn(element: Element): void {
  if (element instanceof HTMLElement) element.click();
}

/** What to press in the place of a box: its label, else the box. */
export function labelToPress(box: Element): string {
  const label = box instanceof HTMLInputElement ? box.labels?.[0] : undefined;
  return selectorOf(label ?? box.closest("label") ?? box, deepRoots());
}

/** The words on a button, else the name that it has for those who do not see it. */
export function wordsOn(button: Element): string {
  const named = ["value", "aria-label", "alt"].map((name) => button.getAttribute(name));
  const words = button.textContent.slice(0, 5_000).replace(/\s+/g, " ").trim();
  return (words || (named.find((name) => name !== null) ?? "").trim()).slice(0, 300);
}

/** All that is written on a button, its value and what a style sheet adds too. */
export function textAndValue(button: Element): string {
  const all = [button, ...[...button.querySelectorAll("*")].slice(0, 30)];
  const added = all.flatMap((one) => [drawnText(one, "::before"), drawnText(one, "::after")]);
  const own = `${button.textContent.slice(0, 3_000)} ${(button.getAttribute("value") ?? "").slice(0, 900)}`;
  return [own, ...added].join(" ");
}

export function isWithin(element: Element, selector: string): boolean {
  return element.closest(selector) !== null;
}

export function isInput(element: Element): boolean {
  return element instanceof HTMLInputElement;
}

/** Where a button sends its form; without an address of its own to the page; "" outside any form. */
export function addressOfForm(button: Element): string {
  const form = button.closest("form");
  if (!form) return "";
  const written =
    button.getAttribute("formaction") ?? Element.prototype.getAttribute.call(form, "action") ?? "";
  return URL.parse(written, document.baseURI)?.href ?? "";
}

export interface FormOfButton {
  /** Document order, as for a field; -1 where it sends none. */
  form: number;
  /** Nothing in it is there for a person. */
  isBare: boolean;
  /** It stands elsewhere: the button names it. */
  isOfAnother: boolean;
  /** What its fields for a number of pieces hold, hidden ones included. */
  pieces: number[];
  /** What it holds, in the form around a button of a script too. */
  entries: FormEntry[];
}

/** A control by its name, as a person has left it. */
export interface FormEntry {
  name: string;
  /** Empty for a choice that is not made. */
  value: string;
  kind: "choice" | "hidden" | "text";
}

/** The form that the browser would send. */
export function formOfButton(button: Element): FormOfButton {
  const isButton = button instanceof HTMLButtonElement || button instanceof HTMLInputElement;
  const sent = isButton && button.type !== "button" ? button.form : null;
  const entries = entriesOf(sent ?? button.closest("form"));
  if (!sent) return { form: -1, isBare: false, isOfAnother: false, pieces: [], entries };
  const controls = controlsOf(sent).filter(
    (one) => !one.matches("button, fieldset, output, object, [type=submit]"),
  );
  return {
    form: deepAll(deepRoots(), "form").indexOf(sent),
    isBare: !controls.some((one) => isShown(one)),
    isOfAnother: !sent.contains(button),
    pieces: controls.flatMap(piecesIn),
    entries,
  };
}

/** A control that is called "elements" takes the place of the form's own. */
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

/** Neither a password nor a card's number is told. */
function entryOf(control: Element): FormEntry[] {
  if (control instanceof HTMLSelectElement)
    return [...control.selectedOptions].map(({ value }) => ({ name: control.name, value, kind: "choice" }));
  if (control instanceof HTMLTextAreaElement) return [entry(control.name, control.value, "text")];
  if (!(control instanceof HTMLInputElement)) return [];
  const { name, type, value, checked } = control;
  if (type === "checkbox" || type === "radio") return [entry(name, checked ? value : "", "choice")];
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
