import type pg from "pg";

/** One statement as it went to the driver. */
export interface Statement {
  text: string;
  values: unknown[];
}

/** The queue looks after itself, and the last use of a key is written behind the requests. */
const isOfBackground = (text: string): boolean =>
  /last_used_at = greatest|scheduled_jobs|^listen |^select 1$/.test(text);

/** Hears every statement of a pool, from the first time that a connection is taken from it. */
export function recordStatements(pool: pg.Pool): {
  /** Does the work and returns what it asked of the database, transaction brackets included. */
  during(work: () => Promise<unknown>): Promise<Statement[]>;
} {
  let statements: Statement[] = [];
  const watched = new WeakSet<pg.PoolClient>();
  pool.on("acquire", (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const query = client.query;
    client.query = function (this: unknown, ...sent: unknown[]) {
      const statement = readStatement(sent);
      if (!isOfBackground(statement.text)) statements.push(statement);
      return Reflect.apply(query, client, sent);
    } as typeof query;
  });
  return {
    during: async (work) => {
      statements = [];
      await work();
      return statements;
    },
  };
}

function readStatement([first, second]: readonly unknown[]): Statement {
  const isConfig = typeof first === "object" && first !== null && "text" in first;
  const values = isConfig ? Reflect.get(first, "values") : second;
  return { text: String(isConfig ? first.text : first), values: Array.isArray(values) ? [...values] : [] };
}
