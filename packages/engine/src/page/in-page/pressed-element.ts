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
}

/** The form that the browser would send. */
export function formOfButton(button: Element): FormOfButton {
  const isButton = button instanceof HTMLButtonElement || button instanceof HTMLInputElement;
  const sent = isButton && button.type !== "button" ? button.form : null;
  if (!sent) return { form: -1, isBare: false, isOfAnother: false, pieces: [] };
  const controls = [...sent.elements].filter(
    (one) => !one.matches("button, fieldset, output, object, [type=submit]"),
  );
  return {
    form: deepAll(deepRoots(), "form").indexOf(sent),
    isBare: !controls.some((one) => isShown(one)),
    isOfAnother: !sent.contains(button),
    pieces: controls.flatMap(piecesIn),
  };
}

function piecesIn(control: Element): number[] {
  const isField = control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
  if (!isField || !classNames.pieces.test(control.name)) return [];
  return /^\d{1,4}$/.test(control.value) ? [Number(control.value)] : [];
}
