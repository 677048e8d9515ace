import { sql } from "kysely";
import type { Trx } from "../database/open-database.ts";

/**
 * Takes the subject out of queued events: their payload holds the `body` that is sent, as text. Events that were delivered
 * would only be kept for whoever looks into the queue, so these are deleted.
 */
export async function forgetEvents(
  trx: Trx,
  { queues, checkoutIds }: { queues: readonly string[]; checkoutIds: readonly string[] },
): Promise<void> {
  const isMeant = sql`name = any(${[...queues]}::text[])
    and (data ->> 'body')::jsonb ->> 'checkoutId' = any(${[...checkoutIds]}::text[])`;
  await sql`
    delete from pgboss.job where state in ('completed', 'cancelled', 'failed') and ${isMeant}
  `.execute(trx);
  await sql`
    update pgboss.job
    set data = jsonb_set(data, '{body}', to_jsonb(((data ->> 'body')::jsonb - 'subject')::text))
    where ${isMeant}
  `.execute(trx);
}
