import { namesDeliveryPrice } from "../../page/amounts/pick-delivery.ts";
import { watchRequests } from "../../page/waiting/request-watch.ts";
import { normalise } from "../../words/normalise.ts";
import { says } from "../../words/says.ts";
import { failures } from "../failures/failures.ts";
import { isForDelivery } from "../form/fields/checkout-fields.ts";
import type { FormWork } from "../form/form-work.ts";
import type { Look } from "../form/ways/read-ways.ts";
import type { Visit } from "../visit.ts";

/** A shop that shows no deliveries this long after the address was given has none to choose from. */
const graceMs = 3_000;
/** A page that has sent the address to the shop shows deliveries with the answer, or right after it. */
const answeredGraceMs = 2_000;
/** A page that already names the delivery price has settled it; any choices appear along with it. */
const namedGraceMs = 300;

/**
 * Whether deliveries may still appear for the current address. If none appear and the shop says that there is
 * no delivery, the purchase ends here, before anybody is asked to pay.
 */
export function awaitsDeliveries(
  visit: Visit,
  { delivery, save }: FormWork,
  { reading, fields, idleMs }: Look & { idleMs: number },
): boolean {
  // Without address fields, the page already shows everything it will show.
  if (delivery !== "open" || !isForDelivery(fields)) return false;
  const [page] = reading.frames;
  if (idleMs < namedGraceMs) return true;
  if (page && namesDeliveryPrice(page.amounts, visit.currency)) return false;
  const isAnswered = save.isSaved() && watchRequests(visit.page).sentByScript() > 0;
  if (idleMs < (isAnswered ? answeredGraceMs : graceMs)) return true;
  const words = page?.lines.find(saysNoDelivery)?.trim();
  if (words === undefined) return false;
  throw failures.noDelivery(visit, words);
}

function saysNoDelivery(line: string): boolean {
  const plain = normalise(line);
  return plain.length < 200 && says(plain, ({ noDelivery }) => noDelivery);
}
