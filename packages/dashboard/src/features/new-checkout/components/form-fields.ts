import type { Draft, Mistakes } from "../draft.ts";

/** The props of each part of the form. */
export interface FormFields {
  draft: Draft;
  change: (changes: Partial<Draft>) => void;
  mistakes: Mistakes;
}
