/// <reference lib="dom" />
import type { ControlSnapshot } from "../fields/control-snapshot.ts";
import { type ButtonedField, buttonsBeside } from "./buttons-beside.ts";
import { deepFirst, deepRoots } from "./deep-roots.ts";
import { documentLanguage } from "./document-facts.ts";
import { mainText } from "./main-text.ts";
import { wordsOn } from "./pressed-element.ts";
import { type AmountsOnPage, readAmounts } from "./read-amounts.ts";
import { type ComplaintSnapshot, readComplaints } from "./read-complaints.ts";
import { readControls } from "./read-controls.ts";
import { type PressableSnapshot, readPressables } from "./read-pressables.ts";
import { readTexts, type TextsOnPage } from "./read-texts.ts";
import { type ShownText, shownTexts } from "./shown-texts.ts";

/** One document at one moment: all that a round of the checkout decides from. */
export interface DocumentReading {
  url: string;
  language: string;
  controls: ControlSnapshot[];
  pressables: PressableSnapshot[];
  /** Tabs change what a page shows, and lead nowhere. */
  tabs: ShownText[];
  texts: TextsOnPage;
  complaints: ComplaintSnapshot[];
  /** Of the page's own document: what it says in its main part and in the dialogs in front of it. */
  lines: string[];
  /** Of the page's own document; a frame's total is not the order's. */
  amounts: AmountsOnPage;
  buttonsBeside: ButtonedField[];
  /** The words on the platform's own button that places the order, where one is there; else null. */
  platformButton: string | null;
}

/** Reads it in one go, so that nothing of it is of another moment than the rest. `platformButton` is a selector. */
export function readDocument(platformButton: string | null): DocumentReading {
  const isPage = window === window.top;
  return {
    url: location.href,
    language: documentLanguage(),
    controls: readControls(),
    pressables: readPressables(null),
    tabs: shownTexts("[role=tab]"),
    texts: readTexts(),
    complaints: readComplaints(),
    lines: isPage ? mainText().split("\n") : [],
    amounts: isPage ? readAmounts() : { amounts: [], currency: "", dollar: "", language: "" },
    buttonsBeside: buttonsBeside(deepRoots()),
    platformButton: isPage && platformButton !== null ? wordsOfShown(platformButton) : null,
  };
}

/** A button that is dimmed while the page is worked out anew is there all the same. */
function wordsOfShown(selector: string): string | null {
  const button = deepFirst(selector);
  const { width = 0, height = 0 } = button?.getBoundingClientRect() ?? {};
  const isThere = button?.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0;
  return button && isThere ? wordsOn(button) : null;
}
