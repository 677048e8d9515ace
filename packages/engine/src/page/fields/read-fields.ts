import type { Frame, Locator, Page } from "playwright-core";
import type { Recipient } from "../../secrets/decide-recipient.ts";
import { fieldOfProvider, findProvider } from "../../secrets/payment-providers.ts";
import { languagesFor } from "../../words/languages.ts";
import type { Words } from "../../words/words.ts";
import { callInPage } from "../call-in-page.ts";
import { describeFrame } from "../describe-frame.ts";
import { framesOf } from "../frames-of.ts";
import { pageLanguage } from "../page-language.ts";
import type { Pace } from "../waiting/pace.ts";
import { assignRoles, type Classification } from "./assign-roles.ts";
import type {
  ChoiceSnapshot,
  ControlKind,
  ControlSnapshot,
  FieldDescriptor,
  NativeListSnapshot,
} from "./control-snapshot.ts";
import { type FieldRole, secretRoles } from "./field-role.ts";
import { type ControlEvidence, weighControl } from "./weigh-control.ts";
import { type JudgedFields, withholdFields } from "./withhold-fields.ts";

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
  /** What is drawn in the place of this list, which is out of sight: found in the same frame. */
  drawnBy?: string;
  maxLength?: number;
  /** The browser's own field for a day, which takes no month alone. */
  isDay?: true;
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
  const languages = languagesFor(language);
  const found = perFrame.flat();
  const roles = assignAgain(page, found, languages);
  const fields = found.map(({ frame, control }, index) => {
    const reading = roles[index] ?? { role: "unknown" as const, score: 0, purpose: undefined };
    const role = roleByProvider(frame, control) ?? reading.role;
    return toField(frame, control, { role, score: reading.score, purpose: reading.purpose });
  });
  return withholdFields(page, fields, pace);
}

/** A known payment provider names its inputs in its own way, whatever language their labels are in. */
function roleByProvider(frame: Frame, { kind, name, id, hints }: FieldDescriptor): FieldRole | undefined {
  const provider = findProvider(URL.parse(frame.url())?.hostname ?? "");
  if (!provider || (kind !== "text" && kind !== "select")) return undefined;
  return fieldOfProvider(provider, [name, id, ...hints.split(" ")]);
}

/** A form is read many times while it is worked: each control is judged anew only where it has changed. */
function assignAgain(
  page: Page,
  found: readonly Found[],
  languages: readonly Words[],
): readonly Classification[] {
  const known = judged.get(page);
  const now = new Map<string, ControlEvidence>();
  judged.set(page, now);
  const weighOnce: typeof weighControl = (control) => {
    const look = JSON.stringify([languages[0]?.language, lastingSigns(control)]);
    const evidence = known?.get(look) ?? weighControl(control, languages);
    now.set(look, evidence);
    return evidence;
  };
  return assignRoles(
    found.map(({ control }) => control),
    languages,
    weighOnce,
  );
}

const judged = new WeakMap<Page, Map<string, ControlEvidence>>();

/** Everything that tells what a control is for: not what it holds, and what is said against that. */
function lastingSigns(control: FieldDescriptor) {
  const { value: _value, invalid: _invalid, enabled: _enabled, native: _native, ...signs } = control;
  return signs;
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

interface Found {
  frame: Frame;
  control: FieldDescriptor;
}

async function readFrame(frame: Frame, pace: Pace): Promise<Found[]> {
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
  control: FieldDescriptor,
  reading: Pick<Field, "role" | "score" | "purpose">,
): Field {
  const { choices, native, drawnBy, maxLength, invalid } = control;
  return {
    ...reading,
    control: control.kind,
    label:
      control.label || control.nearby || control.placeholder || control.title || control.frame?.title || "",
    name: control.name || control.id,
    required: control.required,
    enabled: control.enabled,
    value: control.value,
    ...(choices && { choices: choices.map((choice) => toChoice(frame, choice)) }),
    ...(native && { native }),
    ...(drawnBy !== undefined && { drawnBy }),
    ...(maxLength !== undefined && { maxLength }),
    ...(control.type === "date" && { isDay: true as const }),
    placeholder: control.placeholder,
    pattern: control.pattern,
    frame,
    locator: frame.locator(control.selector).first(),
    selector: control.selector,
    ...(invalid !== undefined && { invalid }),
    form: control.form,
    sentTo: control.sentTo ?? [],
    sentBy: control.sentBy ?? "",
    isAside: control.isAside,
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
