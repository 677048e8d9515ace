import { applyTransition } from "./apply-transition.ts";
import type { CheckoutsDependencies } from "./checkouts-dependencies.ts";
import { findDueActions, isActionDue, lockCheckout } from "./transitions.store.ts";

type Dependencies = Pick<CheckoutsDependencies, "database" | "clock" | "actionTtlSeconds" | "listeners">;

/** Ends the checkout whose question was not answered in time. Does nothing where the question is no longer open, or has more time. */
export async function expireAction(
  dependencies: Dependencies,
  { checkoutId, actionId }: { checkoutId: string; actionId: string },
): Promise<void> {
  const { database, clock } = dependencies;
  await database.transaction(async (trx) => {
    // Somebody may be giving it more time at this moment.
    await lockCheckout(trx, checkoutId);
    if (!(await isActionDue(trx, actionId, clock.now()))) return;
    await applyTransition(trx, dependencies, { checkoutId, change: { trigger: "action_expired", actionId } });
  });
}

const batchSize = 200;

/** For questions whose worker is gone: the others expire to the moment where they are asked. */
export async function expireDueActions(dependencies: Dependencies): Promise<void> {
  const { database, clock } = dependencies;
  for (const due of await findDueActions(database.db, clock.now(), batchSize)) {
    await expireAction(dependencies, due);
  }
}
