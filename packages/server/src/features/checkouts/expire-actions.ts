import { applyTransition } from "./apply-transition.ts";
import type { CheckoutsDependencies } from "./checkouts-dependencies.ts";
import { findDueActions } from "./transitions.store.ts";

type Dependencies = Pick<CheckoutsDependencies, "database" | "clock" | "actionTtlSeconds" | "listeners">;

/** Ends the checkout whose question was not answered in time. Does nothing where the question is no longer open. */
export async function expireAction(
  dependencies: Dependencies,
  { checkoutId, actionId }: { checkoutId: string; actionId: string },
): Promise<void> {
  await dependencies.database.transaction((trx) =>
    applyTransition(trx, dependencies, { checkoutId, change: { trigger: "action_expired", actionId } }),
  );
}

const batchSize = 200;

/** For questions whose worker is gone: the others expire to the moment where they are asked. */
export async function expireDueActions(dependencies: Dependencies): Promise<void> {
  const { database, clock } = dependencies;
  for (const due of await findDueActions(database.db, clock.now(), batchSize)) {
    await expireAction(dependencies, due);
  }
}
