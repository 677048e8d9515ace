/// <reference lib="dom" />

import { classNames } from "../../words/markup-names.ts";
import { hasPhrase, isUnspaced, normalise } from "../../words/normalise.ts";
import { pageWords } from "../../words/page-words.ts";
import type { ControlKind, ControlSnapshot } from "../fields/control-snapshot.ts";
import { choicesOf, groupRadios, isInnerBox } from "./choices-of.ts";
import { complaintAbout } from "./complaint-about.ts";
import { componentBox } from "./component-box.ts";
import { componentOfList, componentOptions, withoutName } from "./component-list.ts";
import { componentOf } from "./component-of.ts";
import { currentValue } from "./current-value.ts";
import { hasSegmentWith, isSegmentedDay } from "./day-segments.ts";
import { deepAll } from "./deep-all.ts";
import { deepRoots } from "./deep-roots.ts";
import { dialCodeBefore } from "./dial-code.ts";
import { layersAround } from "./find-cover.ts";
import { closest, contains, findWithin, isBefore, parentOf } from "./flat-tree.ts";
import { isBesideContent } from "./is-beside-content.ts";
import { isShown } from "./is-shown.ts";
import { isUsable } from "./is-usable.ts";
import { columnHeading, floatingText, groupLabel, labelOf, nearbyText } from "./label-of.ts";
import { mostControls } from "./limits.ts";
import { describeNativeList, nativeListOf, showsPrompt } from "./native-list.ts";
import { isPressedBox } from "./pressed-box.ts";
import { boxAround, opensDialog, opensList } from "./search-box.ts";
import { sectionHeading, surroundingNames } from "./section-of.ts";
import { selectorOf } from "./selector-of.ts";
import type { FormSending } from "./sending-of.ts";
import { sendingOf } from "./sending-of.ts";
import { sentWithin } from "./sent-by.ts";
import { standInOf } from "./stand-in.ts";
import { shownText } from "./text-of.ts";
import { isTileOn, tileSets } from "./tiles.ts";
import { uploadOf } from "./upload-of.ts";

/** Describes all controls of this frame that a person could see and use. */
export function readControls(): ControlSnapshot[] {
  if (innerWidth <= 1 || innerHeight <= 1) return [];
  const roots = deepRoots();
  const tiles = new Map(tileSets(roots).flatMap((set, index) => set.map((tile) => [tile, `tiles ${index}`])));
  const surroundings = { roots, forms: deepAll(roots, "form"), sendings: new Map() };
  const selector =
    "input, select, textarea, [role=combobox], [role=listbox], [aria-haspopup=listbox], [role=radio], [role=checkbox], [role=switch], [tabindex][name], [tabindex][value], button, [role=button], [role=group]:has([role=spinbutton])";
  const usable = deepAll(roots, selector).filter(
    (element) => controlKind(element) !== undefined && !isInnerBox(element) && isUsable(element),
  );
  const marked = usable.filter((element) => !isPictureOfList(element, usable) && !tiles.has(element));
  const single = inOrder(marked, [...tiles.keys()]).slice(0, mostControls);
  return groupRadios(
    single,
    single.map((element) => {
      const described = describeControl(element, surroundings);
      const name = tiles.get(element);
      return name === undefined ? described : { ...described, ...tileAs(element, name) };
    }),
  );
}

/** Overrides for choices without any markup as such. */
function tileAs(element: Element, name: string): Partial<ControlSnapshot> {
  const value = isTileOn(element) ? "on" : "";
  return { kind: "radio", name, label: shownText(element, 120), nearby: "", value };
}

function inOrder(controls: Element[], tiles: Element[]): Element[] {
  if (tiles.length === 0) return controls;
  const follows = (one: Element, other: Element) => isBefore(one, other);
  return [...controls, ...tiles].sort((one, other) => (follows(one, other) ? -1 : 1));
}

/** Drawn over a list that is itself usable, or the search field of such a list. */
function isPictureOfList(element: Element, usable: Element[]): boolean {
  const kind = controlKind(element);
  if (kind !== "listbox" && kind !== "combobox") return false;
  const native = nativeListOf(element);
  if (!native || !usable.includes(native)) return false;
  return kind === "listbox" || contains(standInOf(native), element) === true;
}

/** Undefined for anything that only looks like a control: buttons, hidden inputs, a combobox's popup. */
export function controlKind(element: Element): ControlKind | undefined {
  const role = element.getAttribute("role");
  if (element instanceof HTMLSelectElement) return "select";
  if (element instanceof HTMLTextAreaElement) return "textarea";
  if (element instanceof HTMLInputElement) return inputKind(element);
  if (role === "radio") return "radio";
  if (role === "checkbox" || role === "switch") return "checkbox";
  if (isSegmentedDay(element)) return "date";
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

/** What a person sees and presses instead of a hidden control. */
function standsFor(element: Element): Element | undefined {
  if (element instanceof HTMLSelectElement) return standInOf(element);
  return (
    componentOfList(element) ?? (opensList(element) && !isShown(element) ? boxAround(element) : undefined)
  );
}

const shut =
  ":disabled, [aria-disabled=true], :is(input, textarea):read-only:not([type=checkbox], [type=radio], [type=file], [role=combobox], [aria-haspopup])";

/** What is looked up once for all controls of a document. */
export interface ControlSurroundings {
  roots: (Document | ShadowRoot)[];
  forms: Element[];
  /** Cache, filled while controls are described. */
  sendings: Map<Element | null, FormSending>;
}

export function describeControl(
  element: Element,
  { roots, forms, sendings }: ControlSurroundings,
): ControlSnapshot {
  const attribute = (name: string) => (element.getAttribute(name) ?? "").trim().slice(0, 200);
  const kind = controlKind(element) ?? "text";
  const kept = uploadOf(element) ?? element;
  const sent = sentInstead(element, kind) ?? kept;
  const shown = kind === "listbox" && showsPrompt(element) ? "" : currentValue(kept);
  const { label, nearby } = namesOf(element, kind, shown);
  const choices = choicesOf(element);
  const value = kind === "listbox" ? withoutName(shown, label, choices) : shown;
  return {
    kind,
    type: typeOf(element),
    autocomplete: attribute("autocomplete").toLowerCase(),
    name: attribute("name") || (sent.getAttribute("name") ?? componentOf(element).getAttribute("name") ?? ""),
    id: element.id || sent.id,
    hints: [
      "data-testid",
      "data-field",
      "data-name",
      "data-elements-stable-field-name",
      "data-label",
      "data-field-type",
      "data-fieldtype",
      "data-automation-id",
    ]
      .map(attribute)
      .filter(Boolean)
      .join(" "),
    label,
    title: attribute("title"),
    placeholder: attribute("placeholder"),
    nearby,
    group: groupLabel(element),
    section: sectionHeading(element),
    surroundings: surroundingNames(element),
    pattern: attribute("pattern"),
    maxLength: maxLengthOf(element),
    earliest: earliestOf(element),
    ...(opensDialog(element) && { opensDialog: true }),
    ...narrowness(element),
    dialCode: kind === "text" ? dialCodeBefore(element) : undefined,
    required:
      isMarkedRequired(element, label || nearby) ||
      isRequiredBehind(element, kind) ||
      hasSegmentWith(element, "aria-required") ||
      isOfStarredGroup(element, kind),
    enabled: isPressedBox(element) || !element.matches(shut),
    value,
    choices,
    native: kind === "listbox" ? describeNativeList(element, roots) : undefined,
    suggestions: suggestionsOf(element),
    drawnBy: selectorOfStandIn(element, roots),
    invalid: complaintAbout(element),
    selector: selectorOf(element, roots),
    form: forms.findIndex((form) => contains(form, element)),
    ...sendingOf(element, sendings),
    ...windowOf(element, [label, nearby]),
    isAside: isBesideContent(element),
  };
}

/** A list that is labelled by what it shows is called by the words beside it, if there are any. */
function namesOf(
  element: Element,
  kind: ControlKind,
  value: string,
): Pick<ControlSnapshot, "label" | "nearby"> {
  const label = labelOf(element);
  const isItsChoice = kind === "listbox" && label === shownText(element, 200);
  if (label !== "" && !isItsChoice) return { label, nearby: "" };
  const nearby =
    floatingText(element) || columnHeading(element) || nearbyText(element, [value, label].filter(Boolean));
  return nearby === "" ? { label, nearby } : { label: "", nearby };
}

/** An e-mail field may be in a window over the page that asks for nothing else. */
function windowOf(element: Element, words: readonly string[]): Partial<ControlSnapshot> {
  if (!(element instanceof HTMLInputElement) || !isForEmail(element, words)) return {};
  const [layer] = layersAround(element);
  if (!layer) return {};
  return { isInWindow: true, ...(!element.form && { sentBy: sentWithin(layer, element) }) };
}

function isForEmail(input: HTMLInputElement, words: readonly string[]): boolean {
  const said = [...words, input.placeholder, input.name, input.id, input.autocomplete].map(normalise);
  return input.type === "email" || said.some((one) => hasPhrase(one, pageWords.emails));
}

function typeOf(element: Element): string {
  if (element instanceof HTMLInputElement) return element.type;
  return isSegmentedDay(element) ? "date" : "";
}

function earliestOf(element: Element): string | undefined {
  if (!(element instanceof HTMLInputElement) || element.type !== "date") return undefined;
  const [today = ""] = new Date().toISOString().split("T");
  return element.min >= today ? element.min : undefined;
}

function suggestionsOf(element: Element): string[] | undefined {
  const list = element instanceof HTMLInputElement && controlKind(element) === "text" ? element.list : null;
  return list ? [...list.options].slice(0, 400).map(({ value }) => value) : undefined;
}

/** Wider fields may hold anything. */
const mostNarrow = 6;

function narrowness(element: Element): Pick<ControlSnapshot, "width"> {
  const width = Number(element.getAttribute("size") ?? "0");
  return element.matches("input") && width > 0 && width <= mostNarrow ? { width } : {};
}

function maxLengthOf(element: Element): number | undefined {
  const most = Number(element.getAttribute("maxlength") ?? "0");
  return most > 0 ? most : undefined;
}

function selectorOfStandIn(element: Element, roots: (Document | ShadowRoot)[]): string | undefined {
  const standIn = standsFor(element);
  return standIn && selectorOf(standIn, roots);
}

/** A drawn list is submitted under the name of the list behind it. */
function sentInstead(element: Element, kind: ControlKind): Element | undefined {
  return kind === "listbox" ? nativeListOf(element) : undefined;
}

/** The native list has more reliable markup than what a script draws in its place. */
function isRequiredBehind(element: Element, kind: ControlKind): boolean {
  const list = kind === "listbox" ? nativeListOf(element) : undefined;
  return list !== undefined && isMarkedRequired(list, "");
}

/** The lists of a day: the asterisk is beside the name of all of them. */
function isOfStarredGroup(element: Element, kind: ControlKind): boolean {
  return (kind === "select" || kind === "listbox") && starred.test(groupLabel(element));
}

/** "Tax code* (for your accounts)" */
const starred = /\*\s*(?::?\s*$|[(（])/u;

/** "お名前必須": in scripts without spaces the mark may follow the name at once. */
function endsInMark(words: string): boolean {
  const plain = normalise(words);
  return pageWords.required.some((mark) => isUnspaced(mark) && plain.endsWith(mark) && plain !== mark);
}

/** What heads the row of a table in which a field is, with others: "Name (reading)" of two fields. */
function rowHead(element: Element): string {
  const row = closest(element, "tr");
  const head = row && findWithin(row, "th");
  return head && !contains(head, element) ? shownText(head, 100) : "";
}

/** By the control itself, an asterisk beside its text, or a class that form validators use. */
function isMarkedRequired(element: Element, words: string): boolean {
  const prompt = element.getAttribute("placeholder") ?? "";
  const isStarred = starred.test(words) || starred.test(prompt);
  if (element.matches(":required, [aria-required=true]") || isStarred) return true;
  if (element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type)) return false;
  if (endsInMark(words) || endsInMark(rowHead(element))) return true;
  const bracketed = `${words} ${prompt}`.match(/[(（][^()（）]+[)）]/g) ?? [];
  return (
    /^\*\s*\p{L}/u.test(words) ||
    bracketed.some((said) => pageWords.required.includes(normalise(said))) ||
    classNames.required.test(element.getAttribute("class") ?? "")
  );
}
