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

/** The parts of a checkout's status change that matter for webhooks. */
interface ChangedCheckout {
  checkoutId: string;
  tenantId: string;
  subject: string | null;
  status: CheckoutStatus;
  goal: CheckoutGoal;
  failureReason: FailureReason | null;
  isOvercharged: boolean;
  /** The trace of the request that created the checkout. */
  traceparent?: string | null;
  at: Date;
}

/**
 * Enqueues one job per active endpoint, in the transaction that changes the status. The body is written only
 * here, so that every attempt sends the same bytes.
 */
export function announceTo(jobs: Pick<Jobs, "enqueueAll">, links?: AnswerLinks) {
  return (trx: Trx, changed: ChangedCheckout): Promise<void> => announce({ jobs, links }, trx, changed);
}

/** Makes a link to the open question; undefined if an agent may answer it. */
export type AnswerLinks = (
  trx: Trx,
  question: { checkoutId: string; at: Date },
) => Promise<string | undefined>;

interface Announcing {
  jobs: Pick<Jobs, "enqueueAll">;
  links: AnswerLinks | undefined;
}

async function announce({ jobs, links }: Announcing, trx: Trx, changed: ChangedCheckout): Promise<void> {
  const { status } = changed;
  if (status === "queued") return;
  const receivers = await listReceivers(trx, changed.tenantId);
  if (receivers.length === 0) return;
  const event = describeEvent({ ...changed, status });
  const wantsLink = status === "awaiting_user_action" && receivers.some(({ answerLinks }) => answerLinks);
  const answerUrl = wantsLink ? await links?.(trx, changed) : undefined;
  const withLink = answerUrl === undefined ? event : { ...event, answerUrl };
  const eventId = newId();
  for (const isProven of [true, false]) {
    const { job } = isProven ? lanes.proven : lanes.inDoubt;
    const deliveries = receivers
      .filter((receiver) => receiver.isProven === isProven)
      .map(({ id: endpointId, answerLinks }) =>
        toEnqueue({
          eventId,
          endpointId,
          body: JSON.stringify(answerLinks ? withLink : event),
          attempt: 1,
          traceparent: changed.traceparent ?? undefined,
        }),
      );
    if (deliveries.length > 0) await jobs.enqueueAll(trx, job.name, deliveries);
  }
}

/** The event without a link. It can be rebuilt from the checkout's rows. */
export function describeEvent(
  changed: Omit<ChangedCheckout, "tenantId"> & { status: CheckoutStatusChanged["status"] },
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
