import type { Frame, Locator, Page } from "playwright-core";
import type { Recipient } from "../../secrets/decide-recipient.ts";
import { callInPage } from "../call-in-page.ts";
import { describeFrame } from "../describe-frame.ts";
import { framesOf } from "../frames-of.ts";
import type { FormReading } from "../in-page/controls/read-form.ts";
import { pageLanguage } from "../page-language.ts";
import type { SeenPage } from "../reading/read-page.ts";
import type { Pace } from "../waiting/pace.ts";
import type { ChoiceSnapshot, ControlKind, FieldDescriptor, NativeListSnapshot } from "./control-snapshot.ts";
import { type FieldRole, secretRoles } from "./field-role.ts";
import { controlsOf, judgeControls } from "./judge-controls.ts";
import type { FramedDocument, JudgedFields, WithheldField } from "./withhold-fields.ts";

export interface Field {
  role: FieldRole;
  /** The weight of the evidence for the role. */
  score: number;
  purpose: "shipping" | "billing" | undefined;
  control: ControlKind;
  /** The page's own words for it; only empty if the page gives none. */
  label: string;
  /** The developers' name for it. */
  name: string;
  required: boolean;
  enabled: boolean;
  /**
   * The current value. A ticked box holds its value, an unticked one is empty; a radio group holds the chosen
   * value.
   */
  value: string;
  choices?: FieldChoice[];
  /** The native list behind this drawn one. */
  native?: NativeListSnapshot;
  /** What the browser suggests below it: many shops accept nothing else. */
  suggestions?: readonly string[];
  /** Selector, in the same frame, of what is drawn in place of this hidden list. */
  drawnBy?: string;
  maxLength?: number;
  /** A native date input, which needs a full date. */
  isDay?: true;
  /** The earliest day it accepts, if the shop states one in the future. */
  earliest?: string;
  /** It is drawn as wide as these few characters. */
  width?: number;
  /** It declares a window of its own, as a calendar is. */
  opensDialog?: true;
  /** The digits of a dialling code that is written right before it. */
  dialCode?: string;
  placeholder: string;
  pattern: string;
  frame: Frame;
  /** Finds the control again after a re-render. For a radio group, its first radio. */
  locator: Locator;
  /** The locator's selector within the frame. */
  selector: string;
  /** The page's error message for this field. */
  invalid?: string;
  /** Document order of its form within the frame; -1 outside any form. */
  form: number;
  /** Addresses on hosts other than the document's own that its form would submit to. */
  sentTo: readonly string[];
  /** The text on its form's submit button; empty if there is none. */
  sentBy: string;
  /** Only for e-mail fields: it is in a window over the page. */
  isInWindow?: true;
  /** In the header, the footer or a newsletter form. */
  isAside: boolean;
  /** What stands above a password's field. */
  heading?: string;
  /** For a secret's field in a frame: who would receive it, as of when the page was read. */
  recipient?: Recipient;
}

export interface FieldChoice {
  value: string;
  title: string;
  enabled: boolean;
  /** Only if the choice has its own element. */
  locator?: Locator;
  /** The locator's selector within the frame. */
  selector?: string;
}

/** All visible, usable controls in all frames of the page whose hosts may be given something. */
export async function readFields(page: Page, pace: Pace): Promise<Field[]> {
  return (await readJudgedFields(page, pace)).fields;
}

/** Same, plus the fields that ask for a secret and must not get it. */
export async function readJudgedFields(page: Page, pace: Pace): Promise<JudgedFields<Field>> {
  const [language, ...found] = await Promise.all([
    pageLanguage(page, pace),
    ...framesOf(page).map((frame) => readFrame(frame, pace)),
  ]);
  const controls = found.flatMap(({ frame, controls, surroundings }) =>
    controlsOf(frame, controls, surroundings),
  );
  const framed = new Map(found.map((one) => [one.frame, one]));
  const { fields, withheld } = judgeControls(page, controls, { language, pace, framed });
  return {
    fields: fields.map(({ frame, control, ...reading }) => toField(frame, { ...control, ...reading })),
    withheld: withheldOf({ withheld }),
  };
}

/** Same, from a reading. */
export function fieldsOf({ reading, frames }: SeenPage): Field[] {
  return reading.frames.flatMap(({ controls, surroundings }, index) => {
    const frame = frames[index];
    return frame ? controls.map((control) => toField(frame, { ...control, frame: surroundings })) : [];
  });
}

/** The fields that must not be filled, from a reading. */
export function withheldOf({ withheld }: Pick<SeenPage, "withheld">): WithheldField<Field>[] {
  return withheld.map(({ field: { frame, control, ...reading }, ...rest }) => ({
    field: toField(frame, { ...control, ...reading }),
    ...rest,
  }));
}

/**
 * The field with this role: the one that the page names most clearly, or the first of equals. For a secret
 * there is no tie-break: if two fields ask for it and neither is clearly the right one, returns undefined.
 */
export function fieldWithRole(
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
  // A field that is named twice as clearly as the others is the right one.
  const clear = candidates.filter((field) => field.score * 2 > best);
  return clear.length === 1 || !secretRoles.has(role) ? clear[0] : undefined;
}

interface ReadForm extends FormReading, FramedDocument {
  frame: Frame;
  buttons: string[];
}

async function readFrame(frame: Frame, pace: Pace): Promise<ReadForm> {
  const isPage = frame.parentFrame() === null;
  const [form, surroundings] = await Promise.all([
    readInFrame(frame, pace),
    isPage ? undefined : describeFrame(frame, pace),
  ]);
  return { frame, ...form, surroundings };
}

/** Best effort: a frame may vanish or still be loading while it is read; then it has no controls. */
async function readInFrame(frame: Frame, pace: Pace): Promise<FormReading> {
  try {
    return await callInPage({ frame, pace }, "readForm");
  } catch {
    pace.signal.throwIfAborted();
    return { origin: "null", controls: [], buttons: [] };
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
    label: ownWords(control),
    name: control.name || control.id,
    required: control.required,
    enabled: control.enabled,
    value: control.value,
    ...(choices && { choices: choices.map((choice) => toChoice(frame, choice)) }),
    ...(native && { native }),
    ...(suggestions && { suggestions }),
    ...(drawnBy !== undefined && { drawnBy }),
    ...(maxLength !== undefined && { maxLength }),
    ...dayOf(control),
    ...(control.dialCode !== undefined && { dialCode: control.dialCode }),
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
    ...(control.type === "password" && { heading: control.section }),
    ...(recipient && { recipient }),
  };
}

function ownWords(control: Omit<FieldDescriptor, "sentTo">): string {
  return (
    control.label || control.nearby || control.placeholder || control.title || control.frame?.title || ""
  );
}

/** What tells that it may be for a day, or for a part of something. */
function dayOf({
  type,
  earliest,
  opensDialog,
  width,
}: Pick<FieldDescriptor, "type" | "earliest" | "opensDialog" | "width">): Partial<Field> {
  return {
    ...(width !== undefined && { width }),
    ...(type === "date" && { isDay: true as const }),
    ...(earliest !== undefined && { earliest }),
    ...(opensDialog && { opensDialog: true as const }),
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
