/** `why` is for people and never contains the value. */
export type FillOutcome = { filled: true } | { filled: false; why: string };

export interface FillOptions {
  /** Country of the address being filled: decides which states a code may mean. */
  countryCode?: string;
  /** Whether the page has gone elsewhere meanwhile: nothing more is typed then. */
  hasLeft?: () => boolean;
}
