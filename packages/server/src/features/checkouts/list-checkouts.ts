import {
  type CheckoutStatus,
  type CheckoutSummary,
  checkoutStatuses,
  type ListCheckoutsQuery,
  messages,
} from "@cartwright/contract";
import type { z } from "zod";
import type { Caller } from "../../http/caller.ts";
import { readPageRequest, toPage } from "../../http/pagination.ts";
import type { Db } from "../../platform/database/open-database.ts";
import { ServiceError } from "../../platform/service-error.ts";
import { listSummaries, type SummaryRow } from "./checkouts.store.ts";
import { subjectOf } from "./subject-rules.ts";

/** Returns a page of summaries, newest first. A subject-bound caller only sees its own end user's. */
export async function listCheckouts(
  db: Db,
  caller: Caller,
  query: z.output<typeof ListCheckoutsQuery>,
): Promise<{ data: CheckoutSummary[]; nextCursor: string | null }> {
  const status = readStatus(query.status);
  const owner = { tenantId: caller.tenantId, subject: subjectOf(caller, query.subject) };
  const request = readPageRequest(query);
  const rows = await listSummaries(db, { owner, status, ...request });
  return toPage(rows, request.limit, presentSummary);
}

function readStatus(text: string | undefined): CheckoutStatus | undefined {
  if (text === undefined) return undefined;
  const status = checkoutStatuses.find((each) => each === text);
  if (status === undefined) throw new ServiceError("invalid", messages.checkouts.unknownStatus(text));
  return status;
}

function presentSummary(row: SummaryRow): CheckoutSummary {
  return {
    id: row.id,
    status: row.status,
    mode: row.is_live ? "live" : "test",
    ...(row.goal === "quote" && { goal: row.goal }),
    ...(row.subject !== null && { subject: row.subject }),
    url: row.url,
    ...(row.request !== null && { request: row.request }),
    ...(row.pending_action_id !== null && { pendingUserActionId: row.pending_action_id }),
    ...(row.receipt && {
      receipt: { total: row.receipt.total, merchantOrderId: row.receipt.merchantOrderId },
    }),
    ...(row.quote && { quote: row.quote }),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
