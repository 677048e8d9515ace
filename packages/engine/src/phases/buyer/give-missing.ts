import { type Field, readFields } from "../../page/fields/read-fields.ts";
import { hasPhrase, normalise } from "../../words/normalise.ts";
import type { FormWork } from "../form/form-work.ts";
import { ownFields } from "../form/own-fields.ts";
import type { Visit } from "../visit.ts";
import { rewritePhone } from "./fill-buyer.ts";
import { giveUnforeseen } from "./give-unforeseen.ts";

/**
 * A form that has come back may lack fields not marked as required: the ones its message names, all open
 * choices, empty fields. If its message names the phone number, or nothing is missing, or the form comes back again, the phone number is written in
 * another format. Returns true if something was given.
 */
export async function giveMissing(visit: Visit, work: FormWork, words: string): Promise<boolean> {
  const { page, pace } = visit;
  const read = async () => ownFields(work, await readFields(page, pace));
  const fields = await read();
  if (namesPhone(fields, words) && (await rewritePhone(visit, work, fields, words))) return true;
  const isNamed = await giveUnforeseen(visit, work, requireNamedFields(fields, words));
  const left = isNamed ? await read() : fields;
  const isGiven = await giveUnforeseen(visit, work, left, isNamed ? "any choice" : "whatever is empty");
  work.returns += 1;
  const mayBeFormat = work.returns > 1 || !(isNamed || isGiven);
  const isRewritten = mayBeFormat && (await rewritePhone(visit, work, fields));
  return isNamed || isGiven || isRewritten;
}

/** Whether the message repeats the label of the number that was sent: "Mobile: leave out the prefix". */
export function namesPhone(
  fields: readonly Pick<Field, "label" | "value" | "role">[],
  words: string,
): boolean {
  const said = normalise(words);
  const named = fields.filter(({ label, value }) => value !== "" && hasPhrase(said, [normalise(label)]));
  return named.length > 0 && named.every(({ role }) => role === "phone" || role === "phoneCountry");
}

/** Marks empty fields as required if the message repeats their labels. */
export function requireNamedFields<Item extends Pick<Field, "label" | "value" | "required">>(
  fields: readonly Item[],
  words: string,
): Item[] {
  const said = ` ${normalise(words)} `;
  return fields.map((field) => {
    const label = normalise(field.label);
    const isNamed = label.length >= 3 && field.value === "" && said.includes(label);
    return isNamed ? { ...field, required: true } : field;
  });
}
