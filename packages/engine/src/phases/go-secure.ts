import { readMainLines } from "../page/outcomes/read-main-lines.ts";
import { timeLimit } from "../page/waiting/pace.ts";
import { failures } from "./failures.ts";
import { goTo } from "./go-to.ts";
import { PurchaseFailed } from "./purchase-failed.ts";
import type { Visit } from "./visit.ts";

const documentLimitMs = 5_000;

/** No language has words of its own for it. */
const secureOnly = /\b(https|ssl|tls)\b/i;

/**
 * A page that is refused over http is opened over https. False where the page is no such refusal; throws in the shop's
 * words where nobody answers over https.
 */
export async function goSecure(visit: Visit): Promise<boolean> {
  const { page, pace } = visit;
  const address = new URL(page.url());
  if (address.protocol !== "http:") return false;
  await page
    .waitForLoadState("domcontentloaded", { timeout: timeLimit(pace, documentLimitMs) })
    .catch(() => undefined);
  const words = (await readMainLines(page, pace)).find((line) => secureOnly.test(line))?.trim();
  if (words === undefined) return false;
  address.protocol = "https:";
  await goTo(visit, address.href).catch((error: unknown) => {
    if (!(error instanceof PurchaseFailed)) throw error;
    throw failures.noSecureWay(visit, words);
  });
  return true;
}
