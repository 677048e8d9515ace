/** `why` is for a person and never holds the value. */
export type FillOutcome = { filled: true } | { filled: false; why: string };

export interface FillOptions {
  /** Of the address being filled: tells which states a code belongs to. */
  countryCode?: string;
}
