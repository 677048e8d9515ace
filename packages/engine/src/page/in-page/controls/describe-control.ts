/// <reference lib="dom" />

import { hasPhrase, normalise } from "../../../words/normalise.ts";
import { pageWords } from "../../../words/pages/page-words.ts";
import type { ControlKind, ControlSnapshot } from "../../fields/control-snapshot.ts";
import type { FormSending } from "../presses/sending-of.ts";
import { sendingOf } from "../presses/sending-of.ts";
import { sentWithin } from "../presses/sent-by.ts";
import { columnHeading, floatingText, groupLabel, labelOf, nearbyText } from "../text/label-of.ts";
import { shownText } from "../text/text-of.ts";
import { contains } from "../tree/flat-tree.ts";
import { isBesideContent } from "../tree/is-beside-content.ts";
import { sectionHeading, surroundingNames } from "../tree/section-of.ts";
import { selectorOf } from "../tree/selector-of.ts";
import { layersAround } from "../visibility/find-cover.ts";
import { isShown } from "../visibility/is-shown.ts";
import { choicesOf } from "./choices-of.ts";
import { complaintAbout } from "./complaint-about.ts";
import { componentOfList, withoutName } from "./component-list.ts";
import { componentOf } from "./component-of.ts";
import { controlKind } from "./control-kind.ts";
import { currentValue } from "./current-value.ts";
import { isSegmentedDay } from "./day-segments.ts";
import { dialCodeBefore } from "./dial-code.ts";
import { isRequired } from "./is-required.ts";
import { describeNativeList, nativeListOf, showsPrompt } from "./native-list.ts";
import { isPressedBox } from "./pressed-box.ts";
import { placeholderOf } from "./prompt-option.ts";
import { boxAround, opensCalendar, opensDialog, opensList } from "./search-box.ts";
import { standInOf } from "./stand-in.ts";
import { uploadOf } from "./upload-of.ts";

/** What is looked up once for all controls of a document. */
export interface ControlSurroundings {
  forms: Element[];
  /** Cache, filled while controls are described. */
  sendings: Map<Element | null, FormSending>;
}

const shut =
  ":disabled, [aria-disabled=true], :is(input, textarea):read-only:not([type=checkbox], [type=radio], [type=file], [role=combobox], [aria-haspopup])";

export function describeControl(element: Element, { forms, sendings }: ControlSurroundings): ControlSnapshot {
  const attribute = (name: string) => (element.getAttribute(name) ?? "").trim().slice(0, 200);
  const kind = controlKind(element) ?? "text";
  const kept = uploadOf(element) ?? element;
  const sent = sentInstead(element, kind) ?? kept;
  const shown = kind === "listbox" && showsPrompt(element) ? "" : currentValue(kept);
  const { label, nearby } = namesOf(element, kind, shown);
  const choices = choicesOf(element);
  const value = kind === "listbox" ? withoutName(shown, label, choices) : shown;
  const placeholder = placeholderOf(element, `${label}${nearby}`);
  return {
    kind,
    type: typeOf(element),
    autocomplete: attribute("autocomplete").toLowerCase(),
    name: attribute("name") || (sent.getAttribute("name") ?? componentOf(element).getAttribute("name") ?? ""),
    id: element.id || sent.id,
    hints: hintAttributes.map(attribute).filter(Boolean).join(" "),
    label,
    title: attribute("title"),
    placeholder,
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
    required: isRequired(element, kind, [label, nearby, placeholder].find(Boolean) ?? ""),
    enabled: isPressedBox(element) || opensCalendar(element) || !element.matches(shut),
    value,
    choices,
    native: kind === "listbox" ? describeNativeList(element) : undefined,
    suggestions: suggestionsOf(element),
    drawnBy: selectorOfStandIn(element),
    invalid: complaintAbout(element),
    selector: selectorOf(element),
    form: forms.findIndex((form) => contains(form, element)),
    ...sendingOf(element, sendings),
    ...windowOf(element, [label, nearby]),
    isAside: isBesideContent(element),
  };
}

/** In which developers name a control for their tests and scripts. */
const hintAttributes = [
  "data-testid",
  "data-field",
  "data-name",
  "data-elements-stable-field-name",
  "data-label",
  "data-field-type",
  "data-fieldtype",
  "data-automation-id",
];

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

function selectorOfStandIn(element: Element): string | undefined {
  const standIn = standsFor(element);
  return standIn && selectorOf(standIn);
}

/** What a person sees and presses instead of a hidden control. */
function standsFor(element: Element): Element | undefined {
  if (element instanceof HTMLSelectElement) return standInOf(element);
  return (
    componentOfList(element) ?? (opensList(element) && !isShown(element) ? boxAround(element) : undefined)
  );
}

/** A drawn list is submitted under the name of the list behind it. */
function sentInstead(element: Element, kind: ControlKind): Element | undefined {
  return kind === "listbox" ? nativeListOf(element) : undefined;
}
