import { sql } from "kysely";
import type { Trx } from "../database/open-database.ts";

/**
 * Removes the subject from queued events, whose payload contains the `body` to send as text. Finished events
 * are deleted, because they are only kept for debugging.
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
