import { randomUUID } from "node:crypto";
import { fastify } from "fastify";
import pg from "pg";
import { type Ids, type Recorded, withOwnIds } from "./recorded.ts";

/**
 * The other side of `npm run bench api`, a process of its own: bare routes that run the statements which the product was
 * heard to run, one after the other, and answer with the last row they read. It checks nothing and knows nobody.
 */
export interface Orders {
  databaseUrl: string;
  maxConnections: number;
  get: Recorded;
  create: Recorded;
  /** Creates take turns within one tenant, here as there. */
  tenantIds: string[];
}

process.once("message", (orders: Orders) => void serve(orders));

async function serve({ databaseUrl, maxConnections, get, create, tenantIds }: Orders): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: maxConnections });
  const app = fastify();
  app.get<{ Params: { id: string } }>("/v1/checkouts/:id", ({ params }) =>
    run(pool, get, { checkoutId: params.id, tenantId: get.tenantId }),
  );
  app.post("/v1/checkouts", (_request, reply) => {
    const tenantId = tenantIds[Math.floor(Math.random() * tenantIds.length)] ?? "";
    reply.code(201);
    return run(pool, create, { checkoutId: randomUUID(), tenantId });
  });
  process.send?.(await app.listen({ port: 0, host: "127.0.0.1" }));
}

async function run(pool: pg.Pool, recorded: Recorded, ids: Ids): Promise<unknown> {
  let client: pg.PoolClient | undefined;
  let row: unknown;
  for (const { text, values } of recorded.statements) {
    if (text === "begin") client = await pool.connect();
    const own = values.map((value) => withOwnIds(value, recorded, ids));
    const { rows } = await (client ?? pool).query(text, own);
    row = rows[0] ?? row;
    if (text === "commit") {
      client?.release();
      client = undefined;
    }
  }
  return row;
}
