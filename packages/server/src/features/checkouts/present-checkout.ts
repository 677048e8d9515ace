import {
  addressLinesOf,
  type Checkout,
  findPurchase,
  isTerminal,
  type PendingUserAction,
  type Purchase,
  scopeCovers,
  type Waiting,
} from "@cartwright/contract";
import { addressAsRequested, merchantDomainOf } from "@cartwright/engine/server";
import type { Caller } from "../../http/caller.ts";
import { toTimestamp } from "../../platform/database/to-timestamp.ts";
import type { CheckoutView, PendingActionJson } from "./checkouts.store.ts";

/** Properties of the caller that affect the response. */
export type Viewer = Pick<Caller, "subject"> & Partial<Pick<Caller, "scopes">>;

/** The checkout in wire format. Fields that don't apply are left out. */
export function presentCheckout(row: CheckoutView, viewer: Viewer): Checkout {
  const hasEnded = isTerminal(row.status);
  const purchase = presentPurchase(row, viewer);
  const waiting = row.status === "queued" ? presentWaiting(row, viewer) : undefined;
  return {
    id: row.id,
    status: row.status,
    mode: row.is_live ? "live" : "test",
    ...(row.goal === "quote" && { goal: row.goal }),
    ...(row.subject !== null && { subject: row.subject }),
    target: row.target,
    constraints: row.constraints,
    ...(row.buyer_profile_id !== null && { buyerProfileId: row.buyer_profile_id }),
    metadata: row.metadata,
    ...(row.has_browser && !hasEnded && { browser: presentBrowser(row.id) }),
    progressItems: row.progress_items.map((item) => ({ ...item, at: toTimestamp(item.at) })),
    ...(row.pending_action && !hasEnded && { pendingUserAction: presentAction(row.pending_action) }),
    ...(waiting && { waiting }),
    ...(purchase && { purchase }),
    ...(row.failure_reason !== null && { failure: { reason: row.failure_reason } }),
    ...(row.receipt && { receipt: row.receipt }),
    ...(row.quote && { quote: row.quote }),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/**
 * Addresses are only shown to callers who may read profiles; a key that can only buy doesn't get them here
 * either.
 */
function presentPurchase(
  { progress_items, ship_to, target }: CheckoutView,
  { scopes = [] }: Viewer,
): Purchase | undefined {
  const purchase = findPurchase(progress_items);
  if (!purchase || !ship_to || !scopeCovers(scopes, "buyer-profiles.read")) return purchase;
  const shipTo = addressLinesOf(addressAsRequested(ship_to, target));
  return shipTo.length === 0 ? purchase : { ...purchase, shipTo };
}

/** If the other checkout belongs to another end user, its id isn't revealed. */
function presentWaiting({ target, at_work }: CheckoutView, { subject }: Viewer): Waiting | undefined {
  const merchant = merchantDomainOf(target.url);
  const first = at_work?.find(({ url }) => merchantDomainOf(url) === merchant);
  return (
    first && {
      for: "same_buyer",
      ...((subject === undefined || subject === first.subject) && { checkoutId: first.id }),
      untilAnswered: first.status === "awaiting_user_action",
    }
  );
}

function presentBrowser(id: string): NonNullable<Checkout["browser"]> {
  return { embedTokenUrl: `/v1/checkouts/${id}/embed-token`, permissions: ["read"] };
}

function presentAction(action: PendingActionJson): PendingUserAction {
  return {
    id: action.id,
    message: action.message,
    key: action.key,
    responseSchema: action.response_schema,
    expiresAt: toTimestamp(action.expires_at),
    ...(action.detected_total && { detectedTotal: action.detected_total }),
  };
}
