import type { CheckoutEventName } from "@cartwright/contract";
import { sql } from "kysely";
import type { Db } from "../../platform/database/open-database.ts";

/** Position of an event within its checkout. */
export interface Place {
  item: number;
  place: number;
}

export interface EventRow extends Place {
  checkout_id: string;
  name: Exclude<CheckoutEventName, "end">;
  /** Timestamps inside are in PostgreSQL's JSON format. */
  data: unknown;
}

/**
 * Returns the new events of these checkouts, each after its own position, in a single statement. Writers hold
 * the checkout's lock, so no event can appear later before those already read.
 */
export async function listEventsAfter(
  db: Db,
  followed: readonly (Place & { checkoutId: string })[],
): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    with followed as (
      select * from json_to_recordset(${JSON.stringify(followed)}::json)
        as followed ("checkoutId" uuid, item integer, place integer)),
    items as (
      select progress_items.*, followed.item as last_item, followed.place as last_place
      from followed join progress_items
        on progress_items.checkout_id = followed."checkoutId" and progress_items.sequence >= followed.item)
    select checkout_id, 'progress' as name, sequence as item, 0 as place,
      json_build_object('kind', kind, 'label', label, 'data', data, 'at', at, 'sequence', sequence) as data
    from items where (sequence, 0) > (last_item, last_place)
    union all
    select items.checkout_id, 'question', sequence, 1, json_build_object(
      'id', asked.id, 'key', asked.key, 'message', asked.message, 'responseSchema', response_schema,
      'detectedTotal', detected_total, 'expiresAt', expires_at)
    from items join user_actions as asked
      on asked.checkout_id = items.checkout_id and asked.id::text = items.data ->> 'actionId'
    where items.kind = 'user_action' and (sequence, 1) > (last_item, last_place)
    union all
    select checkouts.id, 'status', after_item, changes.place, json_build_object(
      'type', 'checkout.status_changed', 'checkoutId', checkouts.id, 'status', changes.status,
      'failureReason', changes.failure_reason, 'isOvercharged', is_overcharged,
      'goal', checkouts.goal, 'subject', checkouts.subject, 'createdAt', changes.at)
    from followed
      join status_changes as changes on changes.checkout_id = followed."checkoutId"
        and (changes.after_item, changes.place) > (followed.item, followed.place)
      join checkouts on checkouts.id = changes.checkout_id
    order by 1, 3, 4`.execute(db);
  return rows;
}

/** The reader of a stream and its checkout. */
export interface Permit {
  checkoutId: string;
  tenantId: string;
  subject: string | undefined;
  /** Undefined if a person reads. */
  keyId: string | undefined;
}

/** Returns the numbers of the permits whose credential, account and checkout still allow reading. */
export async function findAllowed(
  db: Db,
  permits: readonly (Permit & { number: number })[],
  now: Date,
): Promise<Set<number>> {
  const { rows } = await sql<{ number: number }>`
    select permits.number from json_to_recordset(${JSON.stringify(permits)}::json)
      as permits (number integer, "checkoutId" uuid, "tenantId" uuid, subject text, "keyId" uuid)
    join tenants on tenants.id = permits."tenantId" and tenants.suspended_at is null and tenants.erased_at is null
    join checkouts on checkouts.id = permits."checkoutId" and checkouts.tenant_id = tenants.id
      and (permits.subject is null or checkouts.subject = permits.subject)
    left join api_keys on api_keys.id = permits."keyId"
    where permits."keyId" is null or (api_keys.id is not null and api_keys.revoked_at is null
      and (api_keys.expires_at is null or api_keys.expires_at > ${now}))`.execute(db);
  return new Set(rows.map(({ number }) => number));
}
