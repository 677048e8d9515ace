import { expectDocuments } from "../../page/call-in-page.ts";
import { recordDialogs } from "../../page/outcomes/page-dialogs.ts";
import { watchRequests } from "../../page/waiting/request-watch.ts";
import { goTo } from "../page/go-to.ts";
import { hostOf, type Visit } from "../visit.ts";

/**
 * Opens the order's address. The page may still be loading afterwards: the next phase needs its data first.
 */
export async function openProduct(visit: Visit): Promise<void> {
  expectDocuments(visit.page);
  watchRequests(visit.page);
  recordDialogs(visit.page);
  await goTo(visit, visit.order.url);
  await visit.host.report({
    code: "product_opened",
    label: `Opened the product page at ${hostOf(visit)}.`,
    facts: { url: visit.page.url() },
  });
}
