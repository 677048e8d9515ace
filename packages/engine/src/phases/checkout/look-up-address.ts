import { type Field, readFields } from "../../page/fields/read-fields.ts";
import type { Pressable } from "../../page/moves/read-moves.ts";
import { waitUntil } from "../../page/waiting/look-until.ts";
import { patienceFor } from "../../page/waiting/pace.ts";
import { says, saysOnly } from "../../words/says.ts";
import { hasStreet } from "../form/fields/checkout-fields.ts";
import type { FormWork } from "../form/form-work.ts";
import { pressOnce } from "../form/ways/press-once.ts";
import type { Look } from "../form/ways/read-ways.ts";
import type { Visit } from "../visit.ts";

const foundLimitMs = 5_000;

/**
 * A form with a postal code and no street may look up the street or the deliveries by it, with a button
 * beside that field.
 * Returns true if the button was pressed, which is done once per step.
 */
export async function lookUpAddress(visit: Visit, work: FormWork, look: Look): Promise<boolean> {
  if (work.address === "done" || hasStreet(look.fields)) return false;
  const code = look.fields.find(
    ({ role, value, isAside }) => role === "postalCode" && value !== "" && !isAside,
  );
  const button = code && lookUpButton(look, code);
  if (!(await pressOnce(visit, look, button))) return false;
  await awaitFound(visit, look.all.length);
  return true;
}

/** The button beside a field that looks up what is typed into it. */
export function lookUpButton(look: Look, { frame, selector }: Field): Pressable | undefined {
  const { buttonsBeside = [] } = look.reading.frames[look.frames.indexOf(frame)] ?? {};
  const beside = buttonsBeside.find(({ field }) => field === selector);
  return look.pressables.find(
    (one) =>
      one.frame === frame &&
      beside?.buttons.includes(one.selector) &&
      !one.disabled &&
      (looksUp(one.text) || takesCode(one)),
  );
}

/** The result is loaded from elsewhere: a list of addresses, or the address fields. */
async function awaitFound({ page, pace }: Visit, known: number): Promise<void> {
  const isFound = async () => (await readFields(page, pace)).length > known;
  await waitUntil(pace, { limitMs: patienceFor(pace, foundLimitMs) }, isFound);
}

/** "Apply", "OK": beside a postal code, it takes that code. */
function takesCode({ text, move }: Pressable): boolean {
  return move === "apply_code" || saysOnly(text, ({ closes }) => closes);
}

function looksUp(text: string): boolean {
  return says(text, ({ lookUp }) => lookUp);
}
