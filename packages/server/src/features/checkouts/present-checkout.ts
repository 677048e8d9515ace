import { type Checkout, isTerminal, type PendingUserAction } from "@cartwright/contract";
import type { CheckoutView, PendingActionJson } from "./checkouts.store.ts";

/** The checkout as the wire has it: what does not apply is left out. */
export function presentCheckout(row: CheckoutView): Checkout {
  const hasEnded = isTerminal(row.status);
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
    ...(row.failure_reason !== null && { failure: { reason: row.failure_reason } }),
    ...(row.receipt && { receipt: row.receipt }),
    ...(row.quote && { quote: row.quote }),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
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

/** PostgreSQL writes a timestamp into JSON with an offset and as many digits as it needs. */
function toTimestamp(text: string): string {
  return new Date(text).toISOString();
}
