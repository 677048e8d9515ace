import { readMainLines } from "../../page/outcomes/read-main-lines.ts";
import { shortLoadMs, untilLoaded } from "../../page/waiting/until-loaded.ts";
import { failures } from "../failures/failures.ts";
import { PurchaseFailed } from "../failures/purchase-failed.ts";
import { goTo } from "../page/go-to.ts";
import type { Visit } from "../visit.ts";

/** These terms are the same in all languages. */
const secureOnly = /\b(https|ssl|tls)\b/i;

/**
 * Reopens a page that is refused over http over https. Returns false if the page is no such refusal; throws
 * with the shop's words if https can't be reached.
 */
export async function goSecure(visit: Visit): Promise<boolean> {
  const { page, pace } = visit;
  const address = new URL(page.url());
  if (address.protocol !== "http:") return false;
  await untilLoaded(page, pace, shortLoadMs);
  const words = (await readMainLines(page, pace)).find((line) => secureOnly.test(line))?.trim();
  if (words === undefined) return false;
  address.protocol = "https:";
  await goTo(visit, address.href).catch((error: unknown) => {
    if (!(error instanceof PurchaseFailed)) throw error;
    throw failures.noSecureWay(visit, words);
  });
  return true;
}
