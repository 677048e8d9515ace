/// <reference lib="dom" />

import { classNames } from "../../../words/pages/markup-names.ts";
import { isDisabled } from "../controls/is-disabled.ts";
import { referencedText, shownText, wordsWithoutIcons } from "../text/text-of.ts";
import { wordsAround } from "../text/words-around.ts";
import { deepAll } from "../tree/deep-all.ts";
import { deepRoots } from "../tree/deep-roots.ts";
import { contentOf } from "../tree/flat-text.ts";
import { allWithin, closest, contains, findWithin } from "../tree/flat-tree.ts";
import { isInFrameOfPage } from "../tree/frame-of-page.ts";
import { selectedBy } from "../tree/selected-by.ts";
import { selectorOf } from "../tree/selector-of.ts";
import { drawnLists, sendingButtons } from "../tree/selectors.ts";
import { isDrawnBeneath } from "../visibility/drawn-beneath.ts";
import { isAllCovered, isBehindLayer } from "../visibility/find-cover.ts";
import { isBehindWindow } from "../visibility/is-behind-window.ts";
import { isSeen } from "../visibility/is-seen.ts";
import { componentButtons } from "./component-buttons.ts";
import { countsPieces } from "./counts-pieces.ts";
import { drawnToPress } from "./drawn-to-press.ts";
import { isShutStep } from "./is-shut-step.ts";

export interface PressableSnapshot {
  /** The text on it. */
  text: string;
  /** Names for machines and screen readers: `aria-label`, `title`, an image's `alt`. */
  spoken: string;
  /** `name`, `id`, `class`, `formaction`: developers' names for it, and for its icons if it shows no text. */
  names: string;
  /** Path and query of a link, or of the form that the button submits. */
  href: string;
  isSubmit: boolean;
  isLink: boolean;
  enabled: boolean;
  /** Enabled, but styled as disabled. */
  looksShut: boolean;
  isInDialog: boolean;
  /** In the header, navigation or footer, so seldom the main action. */
  isInFrameOfPage: boolean;
  area: number;
  /** Pixels from the top of the document. */
  top: number;
  /** It has a background of its own, as buttons usually do. */
  isFilled: boolean;
  /** A link inside running text. */
  isInText: boolean;
  /** On a page with a sign-in, the text of the section in which it is the only button; otherwise empty. */
  around: string;
  /** It opens a part of the page with fields or buttons. */
  isShutStep: boolean;
  selector: string;
  /** Not marked up as a button; recognised by its cursor alone. */
  isDrawn?: boolean | undefined;
  /** A layer over the whole window is between it and the pointer. */
  isBehind?: boolean | undefined;
  /** It shows no word and is beside a number: it may change the number of pieces. */
  countsPieces?: boolean | undefined;
  /** It shows another part of the form, whatever it is called. */
  isTab?: boolean | undefined;
  /** Document order of its form within the frame; -1 outside any form. */
  form: number;
}

/** A tab that is not shown: what is chosen already leads nowhere. */
const otherTab = "[role=tab]:not([aria-selected=true])";
/** A list that opens is a field to fill and leads nowhere. */
const opens =
  "[aria-expanded=false]:not(input, select, textarea, [role=combobox], [role=listbox], [aria-haspopup=listbox])";
/** What is marked as a choice is a field to set and leads nowhere. */
const choosable = "[role=radio], [role=checkbox], [role=switch], [role=option]";
/** A drawn list is one too, though it is a button. */
const pressable = `button:not(${choosable}, ${drawnLists}), a[href], input[type=submit], input[type=button], input[type=image], [role=button], [role=link], [role=menuitem], ${otherTab}, summary, a[onclick], [tabindex='0'][onclick], ${opens}, [data-toggle=collapse], [data-bs-toggle=collapse]`;

/** What can be read from the element itself. */
export type ElementSnapshot = Omit<PressableSnapshot, "form" | "around" | "isShutStep">;

/** Everything visible that a person could press, in the whole document or in one part of it. */
export function readPressables(within: string | null): PressableSnapshot[] {
  if (innerWidth <= 1 || innerHeight <= 1) return [];
  const roots = deepRoots();
  const part = within === null ? undefined : selectedBy(within)[0];
  const isMeant = (element: Element) => within === null || contains(part, element);
  const isShown = (element: Element) =>
    !closest(element, "[inert]") &&
    !isBehindWindow(element) &&
    isMeant(element) &&
    (isSeen(element) || isDrawnBeneath(element));
  const made = [...deepAll(roots, pressable), ...componentButtons(roots)];
  const drawn = drawnToPress(roots, made, isWorded).filter(
    (element) => !closest(element, "[role]") && isShown(element),
  );
  const shown = [...made.filter(isShown), ...drawn];
  const forms = deepAll(roots, "form");
  const around = wordsAround(shown);
  const isCovered = isAllCovered();
  return shown.slice(0, 600).map((element) => {
    const described = describePressable(element);
    return {
      ...described,
      ...(drawn.includes(element) && { isDrawn: true }),
      ...(isCovered && isBehindLayer(element) && { isBehind: true }),
      ...(countsPieces(element, described.text, described.spoken) && { countsPieces: true }),
      ...(element.matches("[role=tab]") && { isTab: true }),
      around: around(element),
      isShutStep: isShutStep(element),
      form: forms.findIndex((form) => contains(form, element)),
    };
  });
}

/** Its text is no longer than a button's. */
function isWorded(element: Element): boolean {
  const { length } = contentOf(element).trim();
  return length > 1 && length <= longestWords;
}

const longestWords = 60;

/** Scripts that temporarily ignore presses say so with a class and dim the button. */
function looksShut(element: Element): boolean {
  if (!classNames.disabled.test(element.getAttribute("class") ?? "")) return false;
  const { opacity, cursor, pointerEvents } = getComputedStyle(element);
  return Number(opacity) < 1 || cursor === "not-allowed" || pointerEvents === "none";
}

export function describePressable(element: Element): ElementSnapshot {
  const box = element.getBoundingClientRect();
  const isInput = element instanceof HTMLInputElement;
  const image = findWithin(element, "img[alt], svg[aria-label], svg title");
  const spoken = [
    referencedText(element, "aria-labelledby"),
    element.getAttribute("aria-label"),
    element.getAttribute("title"),
    element.getAttribute("alt"),
    image?.getAttribute("alt") ?? image?.getAttribute("aria-label") ?? contentOf(image),
  ];
  const target =
    element instanceof HTMLAnchorElement && isAddress(element.getAttribute("href") ?? "")
      ? element.href
      : (closest(element, "form")?.getAttribute("action") ?? "");
  return {
    text: isInput ? element.value : wordsWithoutIcons(element, 120),
    spoken: [...new Set(spoken.filter(Boolean))].join(" ").slice(0, 160),
    names: `${namesOf(element, ownNames).slice(0, 300)}${pictureIn(element)}`,
    href: target.slice(0, 300),
    isSubmit: element.matches(sendingButtons),
    isLink: element instanceof HTMLAnchorElement && isAddress(element.getAttribute("href") ?? ""),
    enabled: !isDisabled(element),
    looksShut: looksShut(element),
    isInDialog: closest(element, "dialog, [role=dialog], [role=alertdialog], [aria-modal=true]") !== null,
    isInFrameOfPage: isInFrameOfPage(element),
    area: Math.round(box.width * box.height),
    top: Math.round(box.top + scrollY),
    isFilled: isInput || isFilled(element),
    isInText: element.matches("p a, li a, label a, small a"),
    selector: selectorOf(element),
  };
}

const ownNames = ["name", "id", "class", "data-testid", "data-action", "data-button-action"];
const pictureNames = ["class", "id", "data-icon", "data-lucide", "href", "xlink:href", "src"];

/** Developers' names for its icons, if it has no text. */
function pictureIn(element: Element): string {
  if (/\p{L}/u.test(shownText(element, 120))) return "";
  const pictures = allWithin(element, "svg, svg use, i, img, [class*=icon]").slice(0, 6);
  const names = pictures.map((one) => namesOf(one, pictureNames).replace(/data:\S+/g, ""));
  return names
    .map((one) => ` ${one}`)
    .join("")
    .slice(0, 300);
}

function namesOf(element: Element, attributes: readonly string[]): string {
  return attributes.map((name) => element.getAttribute(name) ?? "").join(" ");
}

/** A link without a real address is a button. */
function isAddress(href: string): boolean {
  return href !== "" && !/^\s*javascript:/i.test(href);
}

function isFilled(element: Element): boolean {
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  return backgroundImage !== "none" || !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor);
}
