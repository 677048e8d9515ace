import type { Frame } from "playwright-core";
import { callInPage } from "../call-in-page.ts";
import type { NativeListSnapshot } from "../fields/control-snapshot.ts";
import { type FieldRole, placeRoles, roleFacts, secretRoles } from "../fields/field-role.ts";
import type { Field } from "../fields/read-fields.ts";
import type { ValueToWrite, WrittenValue } from "../in-page/controls/write-values.ts";
import type { Pace } from "../waiting/pace.ts";
import { fillField, valueFor } from "./fill.ts";
import type { FillOptions, FillOutcome } from "./fill-outcome.ts";
import { permitTyping } from "./permit-typing.ts";
import { pickChoice } from "./pick-choice.ts";
import { isSameValue } from "./same-value.ts";

/** A field and its value, as `fillField` takes them. */
export interface Filling {
  field: Field;
  value: string;
}

/**
 * Fills several fields and verifies that each holds its value: plain ones in one go, all frames in parallel;
 * then those that failed one by one, with all precautions. Outcomes are in the order of the fillings.
 */
export async function fillTogether(
  fillings: readonly Filling[],
  pace: Pace,
  options: FillOptions = {},
): Promise<FillOutcome[]> {
  const fill = () => fillPlainFirst(fillings, pace, options);
  const isSecret = fillings.some(({ field }) => secretRoles.has(field.role));
  return pace.typeSecret && isSecret ? pace.typeSecret(fill) : fill();
}

async function fillPlainFirst(
  fillings: readonly Filling[],
  pace: Pace,
  options: FillOptions,
): Promise<FillOutcome[]> {
  const done = await writePlain(fillings, pace, options);
  const outcomes: FillOutcome[] = [];
  // The keyboard can only type into one field at a time.
  for (const filling of fillings) {
    if (done.has(filling)) outcomes.push({ filled: true });
    else if (options.hasLeft?.()) outcomes.push({ filled: false, why: "the page went elsewhere meanwhile" });
    else outcomes.push(await fillField(filling.field, filling.value, pace, options));
  }
  return outcomes;
}

/** The fillings that hold their value after all plain fields were written in one go. */
async function writePlain(
  fillings: readonly Filling[],
  pace: Pace,
  options: FillOptions,
): Promise<ReadonlySet<Filling>> {
  const permits = await Promise.all(fillings.map(({ field }) => permitTyping(field, pace)));
  const plain = fillings.flatMap((filling, index) => {
    const permit = permits[index];
    const wanted = permit?.isGiven ? plainValue(filling, options) : undefined;
    return wanted
      ? [{ filling, wanted: { ...wanted, origin: permit?.isGiven ? permit.origin : undefined } }]
      : [];
  });
  const byFrame = Map.groupBy(plain, ({ filling }) => filling.field.frame);
  const held = [...byFrame].map(async ([frame, ofFrame]) => {
    const written = await writeInFrame(
      frame,
      ofFrame.map(({ wanted }) => wanted),
      pace,
    );
    return ofFrame.flatMap(({ filling, wanted }, index) =>
      isHeld(filling.field, wanted.value, written[index] ?? null) ? [filling] : [],
    );
  });
  return new Set((await Promise.all(held)).flat());
}

/** Fields that reformat their values do so within this time. */
const shapingMs = 30;

async function writeInFrame(
  frame: Frame,
  wanted: readonly ValueToWrite[],
  pace: Pace,
): Promise<WrittenValue[]> {
  try {
    return await callInPage({ frame, pace }, "writeValues", [...wanted], shapingMs);
  } catch {
    pace.signal.throwIfAborted();
    return [];
  }
}

/** What to write if a field can be written in one go: texts, and lists that already have the choice. */
function plainValue({ field, value }: Filling, options: FillOptions): ValueToWrite | undefined {
  const { control, role, selector, native } = field;
  if (!field.enabled) return undefined;
  const written = valueFor(field, value);
  if (control === "text" || control === "textarea")
    return { selector, value: written, isShaped: roleFacts[role].isGrouped === true };
  // A combobox for these roles only suggests and takes any text; one for countries takes only what it lists.
  if (control === "combobox" && placeRoles.has(role)) return { selector, value: written };
  if (control === "listbox" && native)
    return choiceOf(native, written, { ...options, role, drawn: selector });
  if (control !== "select") return undefined;
  const drawn = field.drawnBy === undefined ? {} : { drawn: field.drawnBy };
  return choiceOf({ selector, choices: field.choices ?? [] }, written, { ...options, role, ...drawn });
}

/** A drawn list shows what is set on the native list behind it. */
function choiceOf(
  { selector, choices }: NativeListSnapshot,
  written: string,
  { role, countryCode, drawn }: FillOptions & { role: FieldRole; drawn?: string },
): ValueToWrite | undefined {
  const choice = pickChoice(choices, written, {
    role,
    ...(countryCode !== undefined && { countryCode }),
  });
  return choice && { selector, value: choice.value, choiceIndex: choices.indexOf(choice), drawn };
}

function isHeld({ role, control }: Field, wanted: string, written: WrittenValue): boolean {
  if (!written || written.hasSuggestions) return false;
  if (control === "select" || control === "listbox") return written.value === wanted;
  // If the number hasn't been grouped, the field may react only to keys, or may not have reacted yet.
  if (role === "cardNumber" && written.value === wanted) return false;
  return isSameValue(role, written.value, wanted);
}
