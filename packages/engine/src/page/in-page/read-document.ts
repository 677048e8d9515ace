/// <reference lib="dom" />
import type { ControlSnapshot } from "../fields/control-snapshot.ts";
import { type AmountsOnPage, readAmounts } from "./amounts/read-amounts.ts";
import { type ButtonedField, buttonsBeside } from "./controls/buttons-beside.ts";
import { readControls } from "./controls/read-controls.ts";
import { documentLanguage } from "./document-facts.ts";
import { documentOrigin } from "./document-origin.ts";
import { wordsOn } from "./presses/pressed-element.ts";
import { type PressableSnapshot, readPressables } from "./presses/read-pressables.ts";
import { type ComplaintSnapshot, readComplaints } from "./read-complaints.ts";
import { mainText } from "./text/main-text.ts";
import { readTexts, type TextsOnPage } from "./text/read-texts.ts";
import { type ShownText, shownTexts } from "./text/shown-texts.ts";
import { deepFirst } from "./tree/deep-all.ts";
import { deepRoots } from "./tree/deep-roots.ts";

/** One document at one moment: everything that a round of the checkout decides from. */
export interface DocumentReading {
  url: string;
  /** As serialised by the browser; "null" if the document belongs to no host. */
  origin: string;
  language: string;
  controls: ControlSnapshot[];
  pressables: PressableSnapshot[];
  /** Tabs switch what a page shows and lead nowhere. */
  tabs: ShownText[];
  texts: TextsOnPage;
  complaints: ComplaintSnapshot[];
  /** Only for the main frame: the lines of its main part and of the dialogs in front of it. */
  lines: string[];
  /** Only for the main frame; a child frame's total isn't the order's. */
  amounts: AmountsOnPage;
  buttonsBeside: ButtonedField[];
}

/** Reads everything in one call, so that all of it is from the same moment. */
export function readDocument(): DocumentReading {
  const isPage = window === window.top;
  return {
    url: location.href,
    origin: documentOrigin(),
    language: documentLanguage(),
    controls: readControls(),
    pressables: readPressables(null),
    tabs: shownTexts("[role=tab]"),
    texts: readTexts(),
    complaints: readComplaints(),
    lines: isPage ? mainText().split("\n") : [],
    amounts: isPage ? readAmounts() : { amounts: [], currency: "", dollar: "", language: "" },
    buttonsBeside: buttonsBeside(deepRoots()),
  };
}

/**
 * The text on the platform's own button that places the order, also while it is dimmed because the page recalculates; null
 * if it isn't shown.
 */
export function wordsOfShown(selector: string): string | null {
  const button = deepFirst(selector);
  const { width = 0, height = 0 } = button?.getBoundingClientRect() ?? {};
  const isThere = button?.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0;
  return button && isThere ? wordsOn(button) : null;
}
