import type { Frame } from "playwright-core";
import { callOnElement } from "../call-in-page.ts";
import { cardRoles, roleFacts, secretRoles } from "../fields/field-role.ts";
import type { Field } from "../fields/read-fields.ts";
import type { Pace } from "../waiting/pace.ts";
import { pause, timeLimit } from "../waiting/pace.ts";
import { chooseFromDrawnList } from "./choose-from-drawn-list.ts";
import type { FillOptions, FillOutcome } from "./fill-outcome.ts";
import { isFieldSeen } from "./is-field-seen.ts";
import { isSameValue } from "./same-value.ts";
import { type WriteValue, waysToWriteSecret } from "./type-secret.ts";

/**
 * Fields that format their value while typing are typed into; others are set at once, which makes no
 * difference to them.
 */
function isTypedInto(field: Field): boolean {
  if (field.control === "date") return false;
  const isShaped = roleFacts[field.role].isGrouped || cardRoles.has(field.role);
  return field.control === "combobox" || isShaped;
}

/**
 * Writes, closes suggestions, reads back and compares; if it differs, tries the other way once; then reports
 * the failure.
 */
export async function fillText(
  field: Field,
  value: string,
  pace: Pace,
  options: FillOptions,
): Promise<FillOutcome> {
  if (field.control === "combobox" && roleFacts[field.role].isListed) {
    const outcome = await chooseFromDrawnList(field, value, pace, options);
    const mayBeTyped = field.role === "unknown" || secretRoles.has(field.role);
    if (outcome.filled || !mayBeTyped) return outcome;
  }
  const mayWrite = !secretRoles.has(field.role) || (await isFieldSeen(field, pace));
  return mayWrite ? write(field, value, pace) : { filled: false, why: "a person cannot see the field" };
}

async function write(field: Field, value: string, pace: Pace): Promise<FillOutcome> {
  const page = field.frame.page();
  let hasMovedOn = false;
  const note = (frame: Frame): void => {
    if (frame === field.frame) hasMovedOn = true;
  };
  // Some pages send a code with its last digit: the same field of their next page is another one.
  const isTaken = () => field.role === "oneTimeCode" && hasMovedOn;
  page.on("framenavigated", note);
  try {
    const outcome = await writeIn(untilTaken(waysToWrite(field), isTaken), field, value, pace);
    return isTaken() ? { filled: true } : outcome;
  } finally {
    page.off("framenavigated", note);
  }
}

function* untilTaken(ways: readonly WriteValue[], isTaken: () => boolean): Generator<WriteValue> {
  for (const way of ways) if (!isTaken()) yield way;
}

async function writeIn(
  ways: Iterable<WriteValue>,
  field: Field,
  value: string,
  pace: Pace,
): Promise<FillOutcome> {
  let why = "";
  for (const way of ways) {
    try {
      const objection = await way(field, value, pace);
      if (objection && why === "") why = objection.why;
      if (objection) continue;
      const held = await heldAfter(field, value, pace);
      if (isSameValue(field.role, held, value)) return { filled: true };
      why = held === "" ? "the field stays empty" : "the field holds something else than was written";
    } catch (error) {
      pace.signal.throwIfAborted();
      why = `the field cannot be written to (${error instanceof Error ? error.name : "unknown error"})`;
    }
  }
  return { filled: false, why };
}

function waysToWrite(field: Field): readonly WriteValue[] {
  if (secretRoles.has(field.role)) return waysToWriteSecret(field);
  return isTypedInto(field) ? [type, setAtOnce] : [setAtOnce, type];
}

const type: WriteValue = async ({ locator }, value, pace) => {
  await locator.fill("", { timeout: timeLimit(pace, 4_000) });
  await locator.pressSequentially(value, { timeout: timeLimit(pace, 8_000) });
  return undefined;
};

const setAtOnce: WriteValue = async ({ locator }, value, pace) => {
  await locator.fill(value, { timeout: timeLimit(pace, 4_000) });
  return undefined;
};

/** Each part in digits: "02/12/2026". */
function isDay(value: string): boolean {
  return /^\d{1,4}([./-])\d{1,2}\1\d{1,4}$/.test(value);
}

const calendarMs = 200;

/** What the field holds once it is left. A calendar that was still opening then may take the day back. */
async function heldAfter(field: Field, value: string, pace: Pace): Promise<string> {
  const held = await closeAndLeave(field, pace);
  if (!isDay(value)) return held;
  await pause(pace, calendarMs);
  return (await callOnElement({ ...field, pace }, "fieldState")).value;
}

/** Escape closes a suggestion list; Enter would choose from it. In a dialog Escape would close the dialog. */
async function closeAndLeave(field: Field, pace: Pace): Promise<string> {
  const open = await callOnElement({ ...field, pace }, "fieldState");
  if (open.hasSuggestions && !open.isInDialog)
    await field.locator.press("Escape", { timeout: timeLimit(pace, 2_000) });
  return (await callOnElement({ ...field, pace }, "leaveField")).value;
}
