export interface OptionChoiceSnapshot {
  title: string;
  value: string;
  /** Of the element that chooses it; for the choice of a list, of the list. */
  selector: string;
  enabled: boolean;
  isChosen: boolean;
  /** Chosen by the page's own hand, not merely the first entry of a list that always shows one. */
  isPreset: boolean;
}

export interface OptionGroupSnapshot {
  /** A list box that is drawn by script has no choices before it is opened. */
  kind: "select" | "radio" | "checkbox" | "buttons" | "listbox";
  name: string;
  /** What developers call the list; empty for everything else. */
  sentAs?: string | undefined;
  isRequired: boolean;
  /** Of what holds the group together: the list, the first box, the first button. */
  selector: string;
  /** What a script has drawn in the place of a list that is out of sight. */
  drawnBy?: string | undefined;
  choices: OptionChoiceSnapshot[];
}
