import { namesDeliveryPrice } from "../../page/amounts/pick-delivery.ts";
import { watchRequests } from "../../page/waiting/request-watch.ts";
import { languages } from "../../words/languages.ts";
import { hasPhrase, normalise } from "../../words/normalise.ts";
import { failures } from "../failures.ts";
import { isForDelivery } from "../form/checkout-fields.ts";
import type { FormWork } from "../form/form-work.ts";
import type { Look } from "../form/read-ways.ts";
import type { Visit } from "../visit.ts";

/** A shop that shows no deliveries so long after the address stands has none to choose from. */
const graceMs = 3_000;
/** One whose page has told it of the address shows them with its answer, or at once after it. */
const answeredGraceMs = 2_000;
/** One that names the price of the delivery already has settled it; what is to be chosen comes along with that. */
const namedGraceMs = 300;

/**
 * Whether deliveries may still come for the address that stands. Where none came and the shop says that there is none,
 * the purchase ends: nobody is asked to pay then.
 */
export function awaitsDeliveries(
  visit: Visit,
  { delivery, save }: FormWork,
  { reading, fields, idleMs }: Look & { idleMs: number },
): boolean {
  // A page that follows the address has all it will show.
  if (delivery !== "open" || !isForDelivery(fields)) return false;
  const [page] = reading.frames;
  if (idleMs < namedGraceMs) return true;
  if (page && namesDeliveryPrice(page.amounts, languages, visit.currency)) return false;
  const isAnswered = save.isSaved() && watchRequests(visit.page).sentByScript() > 0;
  if (idleMs < (isAnswered ? answeredGraceMs : graceMs)) return true;
  const words = page?.lines.find(saysNoDelivery)?.trim();
  if (words === undefined) return false;
  throw failures.noDelivery(visit, words);
}

function saysNoDelivery(line: string): boolean {
  const plain = normalise(line);
  return plain.length < 200 && languages.some(({ noDelivery }) => hasPhrase(plain, noDelivery));
}
