import { callInPage } from "../../../page/call-in-page.ts";
import type { Field } from "../../../page/fields/read-fields.ts";
import { lookUntil } from "../../../page/waiting/look-until.ts";
import { watchRequests } from "../../../page/waiting/request-watch.ts";
import { withinLimit } from "../../../page/waiting/within-limit.ts";
import type { KnownBuyer } from "../../form/fields/known-buyer.ts";
import type { Visit } from "../../visit.ts";
import { takeLine, typeWords } from "./type-and-take.ts";
import { pickPlaceOf } from "./whole-place.ts";

/** A list that asks its shop shows what it found within this time after the answer, or after the last key. */
const foundMs = 1_500;
const searchLimitMs = 6_000;
const stepMs = 60;

/** Types the town, then the postal code, and picks the line found that is the buyer's place. */
export async function searchPlace(visit: Visit, field: Field, buyer: KnownBuyer): Promise<boolean> {
  for (const words of [buyer.city, buyer.postal_code]) {
    if (words === undefined || !(await typeWords(visit, field, { words, isFirst: true }))) continue;
    const selector = await awaitPlace(visit, field, buyer);
    if (selector !== undefined) return takeLine(visit, field, { selector });
  }
  return false;
}

async function awaitPlace(visit: Visit, field: Field, buyer: KnownBuyer): Promise<string | undefined> {
  const { page, pace } = visit;
  const { frame, selector } = field;
  const requests = watchRequests(page);
  const typedAt = Date.now();
  const read = () => withinLimit(pace, () => callInPage({ frame, pace }, "openOptions", selector), []);
  const found = await lookUntil(pace, { limitMs: searchLimitMs, everyMs: stepMs }, async () => {
    const open = (await read()).filter(({ enabled }) => enabled);
    const choice = pickPlaceOf(open, ({ title }) => title, buyer);
    if (choice) return choice;
    const restedMs = Math.min(Date.now() - typedAt, requests.sinceAnswerMs());
    return requests.pendingOwnCount(searchLimitMs) === 0 && restedMs > foundMs ? "nothing" : undefined;
  });
  return found === undefined || found === "nothing" ? undefined : found.selector;
}
