import type { Frame, Page } from "playwright-core";
import { fieldOfProvider, findProvider } from "../../secrets/payment-providers.ts";
import { languagesFor } from "../../words/languages.ts";
import type { Words } from "../../words/words.ts";
import type { FrameInDocument } from "../in-page/frame-names.ts";
import type { Pace } from "../waiting/pace.ts";
import { assignRoles, type Classification } from "./assign-roles.ts";
import type { ControlSnapshot, FieldDescriptor, FrameSnapshot } from "./control-snapshot.ts";
import type { FieldRole } from "./field-role.ts";
import { type ControlEvidence, weighControl } from "./weigh-control.ts";
import { type FramedDocuments, type JudgedFields, withholdFields } from "./withhold-fields.ts";

export interface FoundControl {
  frame: Frame;
  control: FieldDescriptor;
}

/** A control, its role, and who would receive what is typed into it. */
export interface JudgedControl extends FoundControl, Classification {
  isAside: boolean;
  sentTo: readonly string[];
}

/**
 * Assigns roles to the controls of all frames of a page together and removes those that must not receive
 * their secret.
 */
export function judgeControls(
  page: Page,
  found: readonly FoundControl[],
  { language, pace, framed }: { language: string; pace: Pace; framed: FramedDocuments },
): JudgedFields<JudgedControl> {
  const roles = assignAgain(page, found, languagesFor(language));
  const judged = found.map(({ frame, control }, index): JudgedControl => {
    const reading = roles[index] ?? { role: "unknown", score: 0, purpose: undefined };
    const role = roleByProvider(frame, control) ?? reading.role;
    const { isAside, sentTo = [] } = control;
    return { frame, control, ...reading, role, isAside, sentTo };
  });
  return withholdFields(page, judged, pace, framed);
}

/** The controls of a frame; none if a person can't see it. */
export function controlsOf(
  frame: Frame,
  controls: readonly ControlSnapshot[],
  surroundings: FrameInDocument | undefined,
): FoundControl[] {
  if (!frame.parentFrame()) return controls.map((control) => ({ frame, control }));
  if (!surroundings) return [];
  // One object for all of them: it also says which controls are in the same frame.
  const names = namesOf(surroundings);
  return controls.map((control) => ({
    frame,
    control: { ...control, frame: names, isAside: control.isAside || surroundings.isAside },
  }));
}

/** What a frame is called, wherever it is. */
export function namesOf({ visibility: _visibility, ...names }: FrameInDocument): FrameSnapshot {
  return names;
}

/** A known payment provider names its inputs the same way in every language. */
function roleByProvider(frame: Frame, { kind, name, id, hints }: FieldDescriptor): FieldRole | undefined {
  const provider = findProvider(URL.parse(frame.url())?.hostname ?? "");
  if (!provider || (kind !== "text" && kind !== "select")) return undefined;
  return fieldOfProvider(provider, [name, id, ...hints.split(" ")]);
}

/** A form is read many times while it is filled: a control is weighed again only if it has changed. */
function assignAgain(
  page: Page,
  found: readonly FoundControl[],
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
    { weigh: weighOnce, host: URL.parse(page.url())?.hostname ?? "" },
  );
}

const judged = new WeakMap<Page, Map<string, ControlEvidence>>();

/** Everything that defines a control's role, without its value and state. */
function lastingSigns(control: FieldDescriptor) {
  const { value: _value, invalid: _invalid, enabled: _enabled, native: _native, ...signs } = control;
  return signs;
}
