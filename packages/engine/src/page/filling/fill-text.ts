import type { ElementHandle, Locator } from "playwright-core";
import { callOnElement } from "../call-in-page.ts";
import { cardRoles, type FieldRole, secretRoles } from "../fields/field-role.ts";
import type { Field } from "../fields/read-fields.ts";
import type { Pace } from "../waiting/pace.ts";
import { timeLimit } from "../waiting/pace.ts";
import { chooseFromDrawnList } from "./choose-from-drawn-list.ts";
import type { FillOptions, FillOutcome } from "./fill-outcome.ts";
import { permitTyping } from "./permit-typing.ts";
import { isSameValue } from "./same-value.ts";

/** Fields that format while one types are typed into; the others are set at once, which is what they see either way. */
function isTypedInto(field: Field): boolean {
  if (field.control === "date") return false;
  return field.control === "combobox" || field.role === "phone" || cardRoles.has(field.role);
}

/** What is taken only as it is listed; whatever else suggests takes any text. */
const listed: ReadonlySet<FieldRole> = new Set(["country", "state", "phoneCountry", "quantity", "unknown"]);

/** Writes, closes suggestions, reads back, compares; then once more the other way; then gives up loudly. */
export async function fillText(
  field: Field,
  value: string,
  pace: Pace,
  options: FillOptions,
): Promise<FillOutcome> {
  if (field.control === "combobox" && listed.has(field.role)) {
    const outcome = await chooseFromDrawnList(field, value, pace, options);
    if (outcome.filled || field.role !== "unknown") return outcome;
  }
  return write(field, value, pace);
}

async function write(field: Field, value: string, pace: Pace): Promise<FillOutcome> {
  const ways = isTypedInto(field) ? [type, setAtOnce] : [setAtOnce, type];
  let why = "";
  for (const way of ways) {
    try {
      const target = secretRoles.has(field.role) ? await bindSecret(field, pace) : field.locator;
      if ("why" in target) return { filled: false, why: target.why };
      await way(target, value, pace);
      const held = await closeAndLeave(field.locator, pace);
      if (isSameValue(field.role, held, value)) return { filled: true };
      why = held === "" ? "the field stays empty" : "the field holds something else than was written";
    } catch (error) {
      pace.signal.throwIfAborted();
      why = `the field cannot be written to (${error instanceof Error ? error.name : "unknown error"})`;
    }
  }
  return { filled: false, why };
}

type Target = Locator | ElementHandle;

/**
 * A secret goes to the very element whose document was judged: a locator would find a field of the same name in
 * whatever document has taken its place.
 */
async function bindSecret(field: Field, pace: Pace): Promise<ElementHandle | { why: string }> {
  const element = await field.locator.elementHandle({ timeout: timeLimit(pace, 4_000) });
  if (!element) return { why: "the field has gone" };
  const permit = await permitTyping(field, pace);
  if (!permit.isGiven) return { why: permit.why };
  // The element of a document that has gone meanwhile cannot be asked any more, and this throws.
  return (await element.ownerFrame()) === field.frame ? element : { why: "the field has gone" };
}

async function type(target: Target, value: string, pace: Pace): Promise<void> {
  await target.fill("", { timeout: timeLimit(pace, 4_000) });
  const timeout = timeLimit(pace, 8_000);
  if ("pressSequentially" in target) await target.pressSequentially(value, { timeout });
  else await target.type(value, { timeout });
}

async function setAtOnce(target: Target, value: string, pace: Pace): Promise<void> {
  await target.fill(value, { timeout: timeLimit(pace, 4_000) });
}

/** Escape closes a suggestion list; Enter would choose from it. Inside a dialog Escape would close the dialog. */
async function closeAndLeave(locator: Locator, pace: Pace): Promise<string> {
  const open = await callOnElement({ locator, pace }, "fieldState");
  if (open.hasSuggestions && !open.isInDialog)
    await locator.press("Escape", { timeout: timeLimit(pace, 2_000) });
  return (await callOnElement({ locator, pace }, "leaveField")).value;
}
