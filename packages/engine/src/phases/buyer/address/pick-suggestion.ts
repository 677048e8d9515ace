import { type AddressKnown, pickAddress } from "../../../choosing/delivery/pick-address.ts";
import { callOnElement } from "../../../page/call-in-page.ts";
import type { Field } from "../../../page/fields/read-fields.ts";
import type { ShownText } from "../../../page/in-page/text/shown-texts.ts";
import { lookUntil } from "../../../page/waiting/look-until.ts";
import { withinLimit } from "../../../page/waiting/within-limit.ts";
import type { FormWork } from "../../form/form-work.ts";
import type { Visit } from "../../visit.ts";
import type { BuyerField } from "../buyer-fields.ts";
import { searchPlace } from "./search-place.ts";
import { takeLine, typeWords } from "./type-and-take.ts";
import { wholeAddress } from "./whole-address.ts";
import { looksUpPlace, wholePlace } from "./whole-place.ts";

/** Time for address suggestions, which come from another service. */
const suggestedMs = 900;
const stepMs = 60;

/**
 * A field for the whole address, or for a town, may only take what its page suggests: this is tried once per field
 * before the whole address is typed, and after a town that was typed has gone again.
 */
export async function takeSuggestions(
  visit: Visit,
  { buyer, tries }: Pick<FormWork, "buyer" | "tries">,
  { wrong, fields }: { wrong: readonly BuyerField[]; fields: readonly Field[] },
): Promise<boolean> {
  for (const { field } of wrong) {
    if (looksUpPlace(field)) {
      if (await searchOnce(visit, { buyer, tries }, { field, fields })) return true;
      continue;
    }
    const once = `suggestion ${new URL(visit.page.url()).pathname} ${field.selector}`;
    const isWhole = field.role === "addressLine1" && wholeAddress(field, { fields, buyer }) !== undefined;
    if (!isWhole || tries.has(once)) continue;
    tries.set(once, 1);
    if (await pickSuggestion(visit, field, buyer)) return true;
  }
  return false;
}

/** A list is searched for all of the place at once, or for a town that was typed before and has gone again. */
async function searchOnce(
  visit: Visit,
  { buyer, tries }: Pick<FormWork, "buyer" | "tries">,
  { field, fields }: { field: Field; fields: readonly Field[] },
): Promise<boolean> {
  const key = `place ${new URL(visit.page.url()).pathname} ${field.selector}`;
  const times = (tries.get(key) ?? 0) + 1;
  tries.set(key, times);
  const isWhole = wholePlace(field, { fields, buyer }) !== undefined;
  return times === (isWhole ? 1 : 2) && searchPlace(visit, field, buyer);
}

/** Types the address like a person and picks the suggested line that matches the buyer's. */
async function pickSuggestion(visit: Visit, field: Field, buyer: AddressKnown): Promise<boolean> {
  const { pace } = visit;
  const { address_line1: street = "", city } = buyer;
  const [number] = (street.match(/\d+/g) ?? []).toSorted((one, other) => other.length - one.length);
  if (number === undefined || (field.control !== "text" && field.control !== "combobox")) return false;
  const read = () => withinLimit(pace, () => callOnElement({ ...field, pace }, "linesBelow", number), []);
  const stood = new Set((await read()).map(idOf));
  const find = async () =>
    pickAddress(
      (await read()).filter((line) => !stood.has(idOf(line))),
      ({ text }) => text,
      buyer,
    );
  for (const [at, words] of [street, city === undefined ? "" : `, ${city}`].entries()) {
    if (words === "" || !(await typeWords(visit, field, { words, isFirst: at === 0 }))) return false;
    const line = await lookUntil(pace, { limitMs: suggestedMs, everyMs: stepMs }, find);
    if (line) return takeLine(visit, field, line);
  }
  return false;
}

function idOf({ selector, text }: ShownText): string {
  return `${selector} ${text}`;
}
