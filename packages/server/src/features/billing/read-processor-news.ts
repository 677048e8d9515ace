import { findSetting, writeSetting } from "../../platform/database/settings.store.ts";
import { findTenantsOf, listAccounts } from "./billing.store.ts";
import type { BillingDependencies } from "./billing-dependencies.ts";
import type { ProcessorNews } from "./processor.ts";
import { refreshAccount } from "./refresh-account.ts";

/** The setting that keeps it. Without one, the news is read from the beginning, which refreshes every account. */
export const newsCursor = "billing-news";

/**
 * Follows the processor's list of events. The cursor moves on once everything they concern has been saved.
 */
export async function readProcessorNews(
  dependencies: BillingDependencies,
  signal: AbortSignal,
): Promise<void> {
  const { database, processor } = dependencies;
  if (!processor) return;
  for (let hasMore = true; hasMore && !signal.aborted; ) {
    const news = await processor.readNews(await findSetting(database.db, newsCursor));
    for (const tenantId of await findConcerned(dependencies, news)) {
      signal.throwIfAborted();
      await refreshAccount(dependencies, tenantId);
    }
    if (news.cursor !== undefined) await writeSetting(database.db, newsCursor, news.cursor);
    hasMore = news.hasMore;
  }
}

async function findConcerned(
  { database }: BillingDependencies,
  { concerned }: ProcessorNews,
): Promise<string[]> {
  if (concerned === "everybody") return listAccounts(database.db);
  const { customerIds, verificationIds } = concerned;
  if (customerIds.length + verificationIds.length === 0) return [];
  return findTenantsOf(database.db, {
    customerIds: orNone(customerIds),
    verificationIds: orNone(verificationIds),
  });
}

/** SQL doesn't allow empty lists, and no id is empty. */
function orNone(ids: readonly string[]): readonly string[] {
  return ids.length === 0 ? [""] : ids;
}
