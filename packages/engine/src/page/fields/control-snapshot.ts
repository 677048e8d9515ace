/** What the page says about one control that a person can see. Plain data, gathered in the page in one go. */
export interface ControlSnapshot {
  kind: ControlKind;
  /** The element's own `type`, lower case; empty for what has none. */
  type: string;
  autocomplete: string;
  name: string;
  id: string;
  /** Further attributes that frameworks use to say what a field is (`data-field`, `data-testid`, …). */
  hints: string;
  label: string;
  title: string;
  placeholder: string;
  /** The text that stands before the control, where no label is bound to it. */
  nearby: string;
  /** Legend of its group, and the headings above it, nearest first. */
  group: string;
  section: string;
  /** Names and classes of its form and groups: `billing`, `login`, … */
  surroundings: string;
  pattern: string;
  /** Undefined where the page sets none. */
  maxLength?: number | undefined;
  /** The first day that the browser's own field for a day takes, where that is still to come. */
  earliest?: string | undefined;
  required: boolean;
  enabled: boolean;
  value: string;
  choices?: ChoiceSnapshot[] | undefined;
  /** The browser's own list that a drawn one stands for. */
  native?: NativeListSnapshot | undefined;
  /** What the browser offers below a text field. */
  suggestions?: string[] | undefined;
  /** What a script has drawn in the place of this list, which is out of sight. */
  drawnBy?: string | undefined;
  invalid?: string | undefined;
  /** Resolves to this control again after a re-render; pierces open shadow roots. */
  selector: string;
  /** Document order of its form within the frame; -1 outside any form. */
  form: number;
  /** Addresses on other hosts that its form would be sent to. */
  sentTo?: string[] | undefined;
  /** The words on the button that sends its form. */
  sentBy?: string | undefined;
  /** Of a field for an e-mail address: it stands in a window over the page. */
  isInWindow?: boolean | undefined;
  /** It stands in the header, the footer or a sign-up for news: not in what the page is about. */
  isAside: boolean;
}

export type ControlKind =
  | "text"
  | "textarea"
  | "select"
  | "combobox"
  | "listbox"
  | "checkbox"
  | "radio"
  | "date"
  | "file";

export interface ChoiceSnapshot {
  value: string;
  title: string;
  enabled: boolean;
  /** Only for choices that are elements of their own: radios. */
  selector?: string | undefined;
}

export interface NativeListSnapshot {
  selector: string;
  choices: ChoiceSnapshot[];
}

/** What is known of the frame that the controls live in, read in its parent. */
export interface FrameSnapshot {
  title: string;
  name: string;
  label: string;
  section: string;
  /** The text of the form or the section that it stands in; empty where it stands in none. */
  formText: string;
  /** It stands in the header, the footer or beside the content of the page. */
  isAside: boolean;
}

/** Everything the page says about one control, and the frame it lives in. */
export interface FieldDescriptor extends ControlSnapshot {
  frame?: FrameSnapshot | undefined;
}
