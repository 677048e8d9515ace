import { confirmedSchema, type DetailField, detailsSchema } from "@cartwright/contract";
import type { FieldRole } from "../../page/fields/field-role.ts";
import { fieldsWithin } from "../../page/fields/fields-within.ts";
import { type Field, readFields } from "../../page/fields/read-fields.ts";
import { choicesToOffer } from "../../page/fields/real-choices.ts";
import { fillField } from "../../page/filling/fill.ts";
import { press } from "../../page/moves/press.ts";
import { type PressableMove, readMoves } from "../../page/moves/read-moves.ts";
import { readMainLines } from "../../page/outcomes/read-main-lines.ts";
import { settle } from "../../page/waiting/settle.ts";
import { normalise } from "../../words/normalise.ts";
import { quoted } from "../../words/quoted.ts";
import { says } from "../../words/says.ts";
import { failures } from "../failures/failures.ts";
import { goTo } from "../page/go-to.ts";
import { merchantOf, type Visit } from "../visit.ts";

/** Longer texts may mention age in passing. */
const longestCheck = 1_500;

export function asksForAge(text: string): boolean {
  const plain = normalise(text);
  return plain.length < longestCheck && says(plain, ({ ageCheck }) => ageCheck);
}

/**
 * Returns the "yes" button once a person has confirmed the age, or given what it is read from: this is never confirmed
 * automatically.
 *
 * @param within the selector of the window that asks
 */
export async function confirmAge(
  visit: Visit,
  { text, within }: { text: string; within?: string },
  offered: readonly PressableMove[],
): Promise<PressableMove | undefined> {
  const yes =
    offered.find(({ move }) => move === "affirm") ?? offered.find(({ move }) => move === "continue");
  if (!yes) return undefined;
  if (within !== undefined && (await giveBirth(visit, { text, within, button: yes.text }))) return yes;
  const { host } = visit;
  const answer = await host.ask({
    key: "confirm",
    message: `${merchantOf(visit)} asks before it sells: ${quoted(wordsBefore(yes.text, text))} Does the buyer confirm ${quoted(yes.text)}?`,
    responseSchema: confirmedSchema,
  });
  if (answer.confirmed === "yes") return yes;
  throw failures.ageUnconfirmed(visit);
}

/** A window may come again on each page; a date that it refused is asked for once more. */
const mostDates = 4;

/** Asks for the date of birth, if the window has fields for it, and fills it in. Returns false if it has none. */
async function giveBirth(
  visit: Visit,
  { text, within, button }: { text: string; within: string; button: string },
): Promise<boolean> {
  const { page, pace } = visit;
  const all = await fieldsWithin(pace, await readFields(page, pace), within);
  const fields = all.filter(
    ({ role, control, enabled }) => enabled && birthRoles.has(role) && birthControls.has(control),
  );
  if (fields.length === 0) return false;
  visit.birth ??= { known: new Map(), given: 0 };
  const { birth } = visit;
  const isRefused = fields.some(({ value }) => value !== "" && [...birth.known.values()].includes(value));
  if (birth.given >= mostDates) throw failures.ageUnconfirmed(visit);
  birth.given += 1;
  const isKnown = fields.every((field) => birth.known.has(keyOf(field)));
  if (isRefused || !isKnown) {
    const answer = await visit.host.ask({
      key: "details",
      message: `${merchantOf(visit)} asks before it sells: ${quoted(wordsBefore(button, text))}`,
      responseSchema: detailsSchema(fields.map(detailOf)),
    });
    birth.known = new Map(Object.entries(answer));
  }
  for (const field of fields) await fillField(field, birth.known.get(keyOf(field)) ?? "", pace);
  return true;
}

function keyOf({ name, label }: Field): string {
  return name || label;
}

function detailOf(field: Field): DetailField {
  const choices = choicesToOffer(field).map(({ title, value }) => ({
    const: field.control === "listbox" ? title : value,
    title,
  }));
  return { name: keyOf(field), title: field.label || field.name, ...(choices.length > 0 && { choices }) };
}

/**
 * Nothing else that such a window may ask for, such as a password. "Month" and "Year" by themselves are taken for a
 * card's.
 */
const birthRoles: ReadonlySet<FieldRole> = new Set([
  "dateOfBirth",
  "cardExpiryMonth",
  "cardExpiryYear",
  "unknown",
]);
const birthControls: ReadonlySet<Field["control"]> = new Set(["text", "date", "select", "listbox"]);

function wordsBefore(button: string, text: string): string {
  const [words = ""] = text.split(button);
  return words.replace(/\s+/g, " ").trim().slice(0, 200);
}

/** Some shops ask for the age on a separate page first. Returns true if it was passed. */
export async function passAgeCheck(visit: Visit): Promise<boolean> {
  const { page, pace, order } = visit;
  const text = (await readMainLines(page, pace)).join("\n");
  if (!asksForAge(text)) return false;
  const yes = await confirmAge(visit, { text, within: "body" }, await readMoves(page, pace));
  if (!yes) return false;
  await press(page, yes.locator, pace);
  await settle(page, pace);
  if (new URL(page.url()).pathname !== new URL(order.url).pathname) await goTo(visit, order.url);
  return true;
}
