import { type AddressKnown, pickAddress } from "../../choosing/pick-address.ts";
import { callInPage, callOnElement } from "../../page/call-in-page.ts";
import type { Field } from "../../page/fields/read-fields.ts";
import type { ShownText } from "../../page/in-page/shown-texts.ts";
import { lookUntil } from "../../page/waiting/look-until.ts";
import { timeLimit } from "../../page/waiting/pace.ts";
import { watchRequests } from "../../page/waiting/request-watch.ts";
import { withinLimit } from "../../page/waiting/within-limit.ts";
import type { FormWork } from "../form/form-work.ts";
import type { KnownBuyer } from "../form/known-buyer.ts";
import type { Visit } from "../visit.ts";
import type { BuyerField } from "./buyer-fields.ts";
import { wholeAddress } from "./whole-address.ts";
import { looksUpPlace, pickPlaceOf, wholePlace } from "./whole-place.ts";

/** Time for address suggestions, which come from another service. */
const suggestedMs = 900;
const stepMs = 60;

/** A list that searches a service shows what it found within this time after its answer. */
const foundMs = 1_500;
const searchLimitMs = 6_000;

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
    const once = `suggestion ${new URL(visit.page.url()).pathname} ${field.selector}`;
    if (looksUpPlace(field)) {
      const times = (tries.get(once) ?? 0) + 1;
      tries.set(once, times);
      const isFirst = wholePlace(field, { fields, buyer }) !== undefined ? times === 1 : times === 2;
      if (isFirst && (await searchPlace(visit, field, buyer))) return true;
      continue;
    }
    const isWhole = field.role === "addressLine1" && wholeAddress(field, { fields, buyer }) !== undefined;
    if (!isWhole || tries.has(once)) continue;
    tries.set(once, 1);
    if (await pickSuggestion(visit, field, buyer)) return true;
  }
  return false;
}

/** Types the town, then the postal code, and picks the line found that is the buyer's place. */
async function searchPlace(visit: Visit, field: Field, buyer: KnownBuyer): Promise<boolean> {
  const { page, pace } = visit;
  const { frame, selector } = field;
  const read = () => withinLimit(pace, () => callInPage({ frame, pace }, "openOptions", selector), []);
  for (const words of [buyer.city, buyer.postal_code]) {
    if (words === undefined || !(await type(visit, field, { words, isFirst: true }))) continue;
    const typedAt = Date.now();
    const requests = watchRequests(page);
    const found = await lookUntil(pace, { limitMs: searchLimitMs, everyMs: stepMs }, async () => {
      const open = (await read()).filter(({ enabled }) => enabled);
      const choice = pickPlaceOf(open, ({ title }) => title, buyer);
      if (choice?.selector !== undefined) return { selector: choice.selector };
      const restedMs = Math.min(Date.now() - typedAt, requests.sinceAnswerMs());
      return requests.pendingOwnCount(searchLimitMs) === 0 && restedMs > foundMs ? "nothing" : undefined;
    });
    if (found !== undefined && found !== "nothing") return take(visit, field, found);
  }
  return false;
}

/** Types the address like a person and picks the suggested line that matches the buyer's. */
async function pickSuggestion(visit: Visit, field: Field, buyer: AddressKnown): Promise<boolean> {
  const { pace } = visit;
  const { address_line1: street = "", city } = buyer;
  const [number] = /\d+/.exec(street) ?? [];
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
    if (words === "" || !(await type(visit, field, { words, isFirst: at === 0 }))) return false;
    const line = await lookUntil(pace, { limitMs: suggestedMs, everyMs: stepMs }, find);
    if (line) return take(visit, field, line);
  }
  return false;
}

function idOf({ selector, text }: ShownText): string {
  return `${selector} ${text}`;
}

/** Key by key, because many lists only react to key events. */
async function type(
  { pace }: Visit,
  { locator }: Field,
  { words, isFirst }: { words: string; isFirst: boolean },
): Promise<boolean> {
  try {
    if (isFirst) await locator.fill("", { timeout: timeLimit(pace, 2_000) });
    await locator.pressSequentially(words, { timeout: timeLimit(pace, 5_000) });
    return true;
  } catch {
    pace.signal.throwIfAborted();
    return false;
  }
}

async function take(
  { pace }: Visit,
  { frame }: Field,
  { selector }: Pick<ShownText, "selector">,
): Promise<boolean> {
  try {
    await frame
      .locator(selector)
      .first()
      .click({ timeout: timeLimit(pace, 2_000) });
    return true;
  } catch {
    pace.signal.throwIfAborted();
    return false;
  }
}
