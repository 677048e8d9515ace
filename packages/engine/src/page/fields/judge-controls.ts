import type { Frame, Page } from "playwright-core";
import { fieldOfProvider, findProvider } from "../../secrets/payment-providers.ts";
import { languagesFor } from "../../words/languages.ts";
import type { Words } from "../../words/words.ts";
import type { Pace } from "../waiting/pace.ts";
import { assignRoles, type Classification } from "./assign-roles.ts";
import type { FieldDescriptor } from "./control-snapshot.ts";
import type { FieldRole } from "./field-role.ts";
import { type ControlEvidence, weighControl } from "./weigh-control.ts";
import type { FrameSells } from "./what-frame-sells.ts";
import { type JudgedFields, withholdFields } from "./withhold-fields.ts";

export interface FoundControl {
  frame: Frame;
  control: FieldDescriptor;
}

/** A control, what it is for, and who would be given what is typed into it. */
export interface JudgedControl extends FoundControl, Classification {
  isAside: boolean;
  sentTo: readonly string[];
}

/** Gives the controls of all frames of a page their roles together, and leaves out those that may not be given their secret. */
export async function judgeControls(
  page: Page,
  found: readonly FoundControl[],
  { language, pace, sells }: { language: string; pace: Pace; sells?: (frame: Frame) => FrameSells },
): Promise<JudgedFields<JudgedControl>> {
  const roles = assignAgain(page, found, languagesFor(language));
  const judged = found.map(({ frame, control }, index): JudgedControl => {
    const reading = roles[index] ?? { role: "unknown", score: 0, purpose: undefined };
    const role = roleByProvider(frame, control) ?? reading.role;
    const { isAside, sentTo = [] } = control;
    return { frame, control, ...reading, role, isAside, sentTo };
  });
  return withholdFields(page, judged, pace, sells);
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
    weighOnce,
  );
}

const judged = new WeakMap<Page, Map<string, ControlEvidence>>();

/** Everything that tells what a control is for: not what it holds, and what is said against that. */
function lastingSigns(control: FieldDescriptor) {
  const { value: _value, invalid: _invalid, enabled: _enabled, native: _native, ...signs } = control;
  return signs;
}
