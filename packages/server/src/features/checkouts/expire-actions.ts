import { applyTransition } from "./apply-transition.ts";
import type { CheckoutsDependencies } from "./checkouts-dependencies.ts";
import { findDueActions, isActionDue, lockCheckout } from "./transitions.store.ts";

type Dependencies = Pick<CheckoutsDependencies, "database" | "clock" | "actionTtlSeconds" | "listeners">;

/**
 * Ends the checkout if its question wasn't answered in time. Does nothing if the question is closed or was
 * given more time.
 */
export async function expireAction(
  dependencies: Dependencies,
  { checkoutId, actionId }: { checkoutId: string; actionId: string },
): Promise<void> {
  const { database, clock } = dependencies;
  await database.transaction(async (trx) => {
    // Waits for a concurrent extension of the question.
    await lockCheckout(trx, checkoutId);
    if (!(await isActionDue(trx, actionId, clock.now()))) return;
    await applyTransition(trx, dependencies, { checkoutId, change: { trigger: "action_expired", actionId } });
  });
}

const batchSize = 200;

/** For questions whose worker is gone. Otherwise the worker expires them exactly on time. */
export async function expireDueActions(dependencies: Dependencies): Promise<void> {
  const { database, clock } = dependencies;
  for (const due of await findDueActions(database.db, clock.now(), batchSize)) {
    await expireAction(dependencies, due);
  }
}
