import { deleteSetting } from "../../platform/database/settings.store.ts";
import { type AccountRow, changeAccount, listDoubtfulAccounts } from "./billing.store.ts";
import type { BillingDependencies } from "./billing-dependencies.ts";
import { newsCursor } from "./read-processor-news.ts";

/**
 * When the service is public, no tenant may be live because of what the sandbox's processor said while the
 * same database was used locally. Facts of unknown origin are withdrawn too, but their ids stay: the
 * processor that knows them restores them within seconds. Activations by an operator don't depend on these
 * facts.
 */
export async function withdrawSandboxFacts({
  database,
  clock,
}: Pick<BillingDependencies, "database" | "clock">): Promise<number> {
  const accounts = await listDoubtfulAccounts(database.db);
  for (const account of accounts) {
    const change = { ...noFacts, ...(account.is_from_sandbox && noIds), is_from_sandbox: false };
    await changeAccount(database, { tenantId: account.tenant_id, change, now: clock.now() });
  }
  if (accounts.length > 0) await deleteSetting(database.db, newsCursor);
  return accounts.length;
}

const noFacts = {
  subscription_status: null,
  plan: null,
  identity_status: null,
} as const satisfies Partial<AccountRow>;
const noIds = { customer_id: null, verification_id: null } as const satisfies Partial<AccountRow>;
