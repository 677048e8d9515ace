import { sql } from "kysely";
import type { Database } from "../../src/platform/database/open-database.ts";

/** The numbers of the attempts that are still to be made for a tenant. */
export async function waitingDeliveries(database: Database, tenantId: string): Promise<number[]> {
  const { rows } = await sql<{ attempt: number }>`
    select (data ->> 'attempt')::integer as attempt from pgboss.job
    where name like 'deliver-webhook%' and state in ('created', 'retry', 'active')
      and (data ->> 'endpointId')::uuid in (select id from webhook_endpoints where tenant_id = ${tenantId})
  `.execute(database.db);
  return rows.map(({ attempt }) => attempt);
}
