import type { CheckoutStatus, FailureReason } from "@cartwright/contract";
import { sql } from "kysely";
import type { Trx } from "../../platform/database/open-database.ts";

interface StatusChange {
  checkoutId: string;
  status: CheckoutStatus;
  failureReason: FailureReason | null;
  isOvercharged: boolean;
  at: Date;
}

/**
 * Inserts the change after the current last timeline item. The caller holds the checkout's lock, so nothing
 * comes in between.
 */
export async function appendStatusChange(trx: Trx, change: StatusChange): Promise<void> {
  const { checkoutId, status, failureReason, isOvercharged, at } = change;
  await sql`
    insert into status_changes (checkout_id, after_item, place, status, failure_reason, is_overcharged, at)
    select ${checkoutId}, last.item,
      (select coalesce(max(place) + 1, 2) from status_changes where checkout_id = ${checkoutId} and after_item = last.item),
      ${status}, ${failureReason}, ${isOvercharged}, ${at}
    from (select coalesce(max(sequence), 0) as item from progress_items where checkout_id = ${checkoutId}) as last
  `.execute(trx);
}
