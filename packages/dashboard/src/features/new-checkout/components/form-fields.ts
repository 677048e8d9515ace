import type { Draft, Mistakes } from "../draft.ts";

/** What each part of the form is given. */
export interface FormFields {
  draft: Draft;
  change: (changes: Partial<Draft>) => void;
  mistakes: Mistakes;
}
