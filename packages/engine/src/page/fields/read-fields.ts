import type { Frame, Locator, Page } from "playwright-core";
import type { Recipient } from "../../secrets/decide-recipient.ts";
import { callInPage } from "../call-in-page.ts";
import { describeFrame } from "../describe-frame.ts";
import { framesOf } from "../frames-of.ts";
import { pageLanguage } from "../page-language.ts";
import type { SeenPage } from "../reading/read-page.ts";
import type { Pace } from "../waiting/pace.ts";
import type {
  ChoiceSnapshot,
  ControlKind,
  ControlSnapshot,
  FieldDescriptor,
  NativeListSnapshot,
} from "./control-snapshot.ts";
import { type FieldRole, secretRoles } from "./field-role.ts";
import { type FoundControl, judgeControls } from "./judge-controls.ts";
import type { JudgedFields } from "./withhold-fields.ts";

export interface Field {
  role: FieldRole;
  /** The weight of the evidence for the role. */
  score: number;
  purpose: "shipping" | "billing" | undefined;
  control: ControlKind;
  /** The page's own words for it; never empty where the page gives any. */
  label: string;
  /** The developer's name for it. */
  name: string;
  required: boolean;
  enabled: boolean;
  /** What it holds now. A ticked box holds its value, an unticked one is empty; a group of radios holds the chosen one. */
  value: string;
  choices?: FieldChoice[];
  /** The browser's own list that this drawn one stands for. */
  native?: NativeListSnapshot;
  /** What the browser offers below it: many shops take nothing else. */
  suggestions?: readonly string[];
  /** What is drawn in the place of this list, which is out of sight: found in the same frame. */
  drawnBy?: string;
  maxLength?: number;
  /** The browser's own field for a day, which takes no month alone. */
  isDay?: true;
  /** The first day that it takes, where the shop says one that is still to come. */
  earliest?: string;
  placeholder: string;
  pattern: string;
  frame: Frame;
  /** Finds the control again after a re-render. For a group of radios: its first. */
  locator: Locator;
  /** What the locator looks for within the frame. */
  selector: string;
  /** The page's own complaint about this field. */
  invalid?: string;
  /** Document order of its form within the frame; -1 outside any form. */
  form: number;
  /** Addresses on other hosts than its document's that its form would be sent to. */
  sentTo: readonly string[];
  /** The words on the button that sends its form; empty where there is none. */
  sentBy: string;
  /** Of a field for an e-mail address: in a window over the page. */
  isInWindow?: true;
  /** In the header, the footer or a sign-up for news. */
  isAside: boolean;
  /** Of a field for a secret in a frame: who would get it, as the page stood when it was read. */
  recipient?: Recipient;
}

export interface FieldChoice {
  value: string;
  title: string;
  enabled: boolean;
  /** Only where the choice is an element of its own. */
  locator?: Locator;
  /** What that locator looks for within the frame. */
  selector?: string;
}

/** Every control that a person could see and use, in every frame of the page whose host may be given something. */
export async function readFields(page: Page, pace: Pace): Promise<Field[]> {
  return (await readJudgedFields(page, pace)).fields;
}

/** The same, and with it the fields that ask for a secret and are given none. */
export async function readJudgedFields(page: Page, pace: Pace): Promise<JudgedFields<Field>> {
  const [language, ...perFrame] = await Promise.all([
    pageLanguage(page, pace),
    ...framesOf(page).map((frame) => readFrame(frame, pace)),
  ]);
  const { fields, withheld } = await judgeControls(page, perFrame.flat(), { language, pace });
  return {
    fields: fields.map(({ frame, control, ...reading }) => toField(frame, { ...control, ...reading })),
    withheld: withheld.map(({ field: { frame, control, ...reading }, ...rest }) => ({
      field: toField(frame, { ...control, ...reading }),
      ...rest,
    })),
  };
}

/** The same as a reading has it. */
export function fieldsOf({ reading, frames }: SeenPage): Field[] {
  return reading.frames.flatMap(({ controls, surroundings }, index) => {
    const frame = frames[index];
    return frame ? controls.map((control) => toField(frame, { ...control, frame: surroundings })) : [];
  });
}

/**
 * The field of this role: of several the one that the page names most clearly, and of those the first. A secret has no
 * second best: where two ask for it, and neither does so clearly, there is none.
 */
export function theField(
  fields: readonly Field[],
  role: FieldRole,
  purpose?: "shipping" | "billing",
): Field | undefined {
  const all = fields.filter((field) => field.role === role);
  const enabled = all.some((field) => field.enabled) ? all.filter((field) => field.enabled) : all;
  const fitting =
    purpose === undefined
      ? enabled
      : enabled.filter((field) => field.purpose === purpose || field.purpose === undefined);
  const exact = fitting.filter((field) => field.purpose === purpose);
  const candidates = exact.length > 0 ? exact : fitting;
  const best = Math.max(...candidates.map((field) => field.score));
  // A field that the page names twice as clearly as the others is the one that is meant.
  const clear = candidates.filter((field) => field.score * 2 > best);
  return clear.length === 1 || !secretRoles.has(role) ? clear[0] : undefined;
}

async function readFrame(frame: Frame, pace: Pace): Promise<FoundControl[]> {
  if (frame.parentFrame() === null)
    return (await readInFrame(frame, pace)).map((control) => ({ frame, control }));
  const [controls, surroundings] = await Promise.all([readInFrame(frame, pace), describeFrame(frame, pace)]);
  if (surroundings === undefined) return [];
  return controls.map((control) => ({ frame, control: { ...control, frame: surroundings } }));
}

/** A frame may vanish or still be loading while it is read; what it held is then simply not there. */
async function readInFrame(frame: Frame, pace: Pace): Promise<ControlSnapshot[]> {
  try {
    return await callInPage({ frame, pace }, "readControls");
  } catch {
    pace.signal.throwIfAborted();
    return [];
  }
}

function toField(
  frame: Frame,
  control: Omit<FieldDescriptor, "sentTo"> &
    Pick<Field, "role" | "score"> & {
      purpose?: Field["purpose"];
      recipient?: Recipient | undefined;
      sentTo?: readonly string[] | undefined;
    },
): Field {
  const { role, score, purpose, choices, native, suggestions, drawnBy, maxLength, invalid, recipient } =
    control;
  return {
    role,
    score,
    purpose,
    control: control.kind,
    label:
      control.label || control.nearby || control.placeholder || control.title || control.frame?.title || "",
    name: control.name || control.id,
    required: control.required,
    enabled: control.enabled,
    value: control.value,
    ...(choices && { choices: choices.map((choice) => toChoice(frame, choice)) }),
    ...(native && { native }),
    ...(suggestions && { suggestions }),
    ...(drawnBy !== undefined && { drawnBy }),
    ...(maxLength !== undefined && { maxLength }),
    ...(control.type === "date" && { isDay: true as const }),
    ...(control.earliest !== undefined && { earliest: control.earliest }),
    placeholder: control.placeholder,
    pattern: control.pattern,
    frame,
    locator: frame.locator(control.selector).first(),
    selector: control.selector,
    ...(invalid !== undefined && { invalid }),
    form: control.form,
    sentTo: control.sentTo ?? [],
    sentBy: control.sentBy ?? "",
    ...(control.isInWindow && { isInWindow: true as const }),
    isAside: control.isAside,
    ...(recipient && { recipient }),
  };
}

function toChoice(frame: Frame, { value, title, enabled, selector }: ChoiceSnapshot): FieldChoice {
  return {
    value,
    title,
    enabled,
    ...(selector !== undefined && { selector, locator: frame.locator(selector).first() }),
  };
}
