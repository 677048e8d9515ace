/// <reference lib="dom" />
import type { ControlSnapshot } from "../../fields/control-snapshot.ts";
import { documentOrigin } from "../document-origin.ts";
import { readPressables } from "../presses/read-pressables.ts";
import { wordsOnButtons } from "../presses/words-on-buttons.ts";
import { deepAll } from "../tree/deep-all.ts";
import { deepRoots } from "../tree/deep-roots.ts";
import { readControls } from "./read-controls.ts";

/** The controls of a document, and what decides whether it may be given a secret. */
export interface FormReading {
  origin: string;
  controls: ControlSnapshot[];
  /** The words on its buttons and links, without those of tabs; of the page itself only if it has frames. */
  buttons: string[];
}

export function readForm(): FormReading {
  const isAlone = window === window.top && deepAll(deepRoots(), "iframe, frame").length === 0;
  return {
    origin: documentOrigin(),
    controls: readControls(),
    buttons: isAlone ? [] : wordsOnButtons(readPressables(null)),
  };
}
