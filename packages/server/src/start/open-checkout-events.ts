import type { CheckoutEventsDependencies } from "../features/checkout-events/checkout-events.routes.ts";
import { findAllowed, listEventsAfter } from "../features/checkout-events/checkout-events.store.ts";
import { createFollowedCheckouts } from "../features/checkout-events/followed-checkouts.ts";
import { createOpenPermits } from "../features/checkout-events/open-permits.ts";
import { checkoutsChannel, stepsChannel } from "../features/checkouts/apply-transition.ts";
import { ensureCheckoutVisible } from "../features/checkouts/get-checkout.ts";
import type { Platform } from "./platform.ts";

/** Catches changes whose notification was lost with its connection. */
const pollMs = 2_000;
const checkPermitsMs = 1_000;
const keepAliveMs = 15_000;

/** What the API needs to stream checkout events, whichever process drives the checkouts. */
export async function openCheckoutEvents(platform: Platform): Promise<CheckoutEventsDependencies> {
  const { database, clock, disposers, onError } = platform;
  const { db } = database;
  const followed = createFollowedCheckouts({
    listEvents: (places) => listEventsAfter(db, places),
    onError,
    pollMs,
  });
  for (const channel of [checkoutsChannel, stepsChannel]) {
    const listening = await database.listen(channel, followed.lookAt, followed.lookAtAll);
    disposers.add(`news of ${channel}`, listening.close);
  }
  return {
    followed,
    permits: createOpenPermits({
      clock,
      findAllowed: (permits) => findAllowed(db, permits, clock.now()),
      onError,
      checkMs: checkPermitsMs,
    }),
    ensureVisible: (caller, checkoutId) => ensureCheckoutVisible(db, caller, checkoutId),
    keepAliveMs,
  };
}
