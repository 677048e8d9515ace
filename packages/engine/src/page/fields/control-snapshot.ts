/** What the page says about one visible control. Plain data, collected in the page in one call. */
export interface ControlSnapshot {
  kind: ControlKind;
  /** The element's own `type` in lower case; empty if it has none. */
  type: string;
  autocomplete: string;
  name: string;
  id: string;
  /** Further attributes that frameworks use to name a field (`data-field`, `data-testid`, …). */
  hints: string;
  label: string;
  title: string;
  placeholder: string;
  /** The text before the control, if it has no label. */
  nearby: string;
  /** Legend of its group and the headings above it, nearest first. */
  group: string;
  section: string;
  /** Names and classes of its form and groups: `billing`, `login`, … */
  surroundings: string;
  pattern: string;
  /** Undefined if the page sets no limit. */
  maxLength?: number | undefined;
  /** The earliest day that a native date input accepts, if it is in the future. */
  earliest?: string | undefined;
  /** It is drawn as wide as these few characters, whether or not it takes more. */
  width?: number | undefined;
  /** It declares a window of its own, as a calendar is. */
  opensDialog?: boolean | undefined;
  /** The digits of a dialling code that is written right before a text field. */
  dialCode?: string | undefined;
  required: boolean;
  enabled: boolean;
  value: string;
  choices?: ChoiceSnapshot[] | undefined;
  /** The native list behind a drawn one. */
  native?: NativeListSnapshot | undefined;
  /** What the browser suggests below a text field. */
  suggestions?: string[] | undefined;
  /** What a script draws in place of this hidden list. */
  drawnBy?: string | undefined;
  invalid?: string | undefined;
  /** Finds the control again after a re-render; pierces open shadow roots. */
  selector: string;
  /** Document order of its form within the frame; -1 outside any form. */
  form: number;
  /** Addresses on other hosts that its form would submit to. */
  sentTo?: string[] | undefined;
  /** The text on its form's submit button. */
  sentBy?: string | undefined;
  /** Only for e-mail fields: it is in a window over the page. */
  isInWindow?: boolean | undefined;
  /** It is in the header, the footer or a newsletter form, not in the main content. */
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
  /** Only if the choice has its own element, such as a radio. */
  selector?: string | undefined;
}

export interface NativeListSnapshot {
  selector: string;
  choices: ChoiceSnapshot[];
}

/** What is known about the frame of the controls, read in its parent. */
export interface FrameSnapshot {
  title: string;
  name: string;
  label: string;
  section: string;
  /** The text of the form or section around it; empty if there is none. */
  formText: string;
  /** It is in the header, the footer or beside the main content. */
  isAside: boolean;
}

/** Everything the page says about one control and its frame. */
export interface FieldDescriptor extends ControlSnapshot {
  frame?: FrameSnapshot | undefined;
}
