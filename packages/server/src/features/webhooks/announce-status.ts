import type {
  CheckoutGoal,
  CheckoutStatus,
  CheckoutStatusChanged,
  FailureReason,
} from "@cartwright/contract";
import type { Trx } from "../../platform/database/open-database.ts";
import { newId } from "../../platform/ids.ts";
import type { Jobs } from "../../platform/jobs/open-jobs.ts";
import { lanes, toEnqueue } from "./delivery.ts";
import { listReceivers } from "./webhooks.store.ts";

/** A checkout that has changed its status, as far as its tenant's receivers are concerned. */
interface ChangedCheckout {
  checkoutId: string;
  tenantId: string;
  subject: string | null;
  status: CheckoutStatus;
  goal: CheckoutGoal;
  failureReason: FailureReason | null;
  isOvercharged: boolean;
  at: Date;
}

/**
 * Hands the event to the dispatcher, in the transaction that makes it true: one job for each active endpoint. The
 * body is written here and never again, so that every attempt sends the same bytes.
 */
export function announceTo(jobs: Pick<Jobs, "enqueueAll">) {
  return (trx: Trx, changed: ChangedCheckout): Promise<void> => announce(jobs, trx, changed);
}

async function announce(jobs: Pick<Jobs, "enqueueAll">, trx: Trx, changed: ChangedCheckout): Promise<void> {
  const { status } = changed;
  if (status === "queued") return;
  const receivers = await listReceivers(trx, changed.tenantId);
  if (receivers.length === 0) return;
  const event = { eventId: newId(), body: JSON.stringify(describe({ ...changed, status })), attempt: 1 };
  for (const isProven of [true, false]) {
    const { job } = isProven ? lanes.proven : lanes.inDoubt;
    const deliveries = receivers
      .filter((receiver) => receiver.isProven === isProven)
      .map(({ id: endpointId }) => toEnqueue({ ...event, endpointId }));
    if (deliveries.length > 0) await jobs.enqueueAll(trx, job.name, deliveries);
  }
}

function describe(
  changed: ChangedCheckout & { status: CheckoutStatusChanged["status"] },
): CheckoutStatusChanged {
  return {
    type: "checkout.status_changed",
    checkoutId: changed.checkoutId,
    status: changed.status,
    failureReason: changed.failureReason,
    ...(changed.goal === "quote" && { goal: changed.goal }),
    ...(changed.isOvercharged && { code: "charged_above_approval" as const }),
    ...(changed.subject !== null && { subject: changed.subject }),
    createdAt: changed.at.toISOString(),
  };
}
