export interface OptionChoiceSnapshot {
  title: string;
  value: string;
  /** Selector of the element that chooses it; for a list, of the list. */
  selector: string;
  enabled: boolean;
  isChosen: boolean;
  /** Preselected by the page, not just the first entry of a list that always shows one. */
  isPreset: boolean;
}

export interface OptionGroupSnapshot {
  /** A listbox drawn by script has no choices until it is opened. */
  kind: "select" | "radio" | "checkbox" | "buttons" | "listbox" | "slider";
  name: string;
  /** Name or id of the list in the markup; empty for other kinds. */
  sentAs?: string | undefined;
  isRequired: boolean;
  /** Links in a row: only choices if one shows as chosen, the request names one, or the page demands one. */
  isOfLinks?: true | undefined;
  /** Things to press side by side, which only the request makes choices: see `readAlternatives`. */
  isUnmarked?: true | undefined;
  /** Of those, where each can be on or off: choices of something, if not of what the request names. */
  isToSet?: true | undefined;
  /** Each brings up other choices: "Linen", "Velvet". */
  isOfTabs?: true | undefined;
  /** Selector of the list, the first box or the first button. */
  selector: string;
  /** What is left of listed amounts if none of them is meant: "Other amount". */
  isForOwnAmount?: true;
  /** Selector of the radio in whose row a list stands: it says more about that choice. */
  ofChoice?: string | undefined;
  /** The element that a script shows in place of a hidden list. */
  drawnBy?: string | undefined;
  choices: OptionChoiceSnapshot[];
}
