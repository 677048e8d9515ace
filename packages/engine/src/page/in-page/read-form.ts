/// <reference lib="dom" />
import type { ControlSnapshot } from "../fields/control-snapshot.ts";
import { documentOrigin } from "./document-origin.ts";
import { readControls } from "./read-controls.ts";
import { readPressables } from "./read-pressables.ts";

/** The controls of a document, and what decides whether it may be given a secret. */
export interface FormReading {
  origin: string;
  controls: ControlSnapshot[];
  /** The words on its buttons and links; only for a child frame. */
  buttons: string[];
}

export function readForm(): FormReading {
  const isPage = window === window.top;
  return {
    origin: documentOrigin(),
    controls: readControls(),
    buttons: isPage ? [] : readPressables(null).flatMap(({ text, spoken }) => [text, spoken]),
  };
}
