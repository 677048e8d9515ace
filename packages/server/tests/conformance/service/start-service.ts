import { createRunRecord } from "../../../src/features/checkouts/run-record.ts";
import type { Database } from "../../../src/platform/database/open-database.ts";
import { startTestServer, type TestServer } from "../../support/start-test-server.ts";
import { createStatementLog, type StatementLog } from "./statement-log.ts";

/** The whole service without workers, with all that it says and asks written down. */
export interface Service extends TestServer {
  port: number;
  /** The SQL that is issued. */
  statements: StatementLog;
  /** Everything that was logged, one JSON line each. */
  lines: string[];
  /** What a worker does to checkouts. */
  record: ReturnType<typeof createRunRecord>;
}

export async function startService(): Promise<Service> {
  const lines: string[] = [];
  const statements = createStatementLog();
  const server = await startTestServer({
    onLogLine: (line) => lines.push(line),
    wrapDatabase: (database: Database) => statements.watch(database),
  });
  const { database, clock } = server;
  return {
    ...server,
    port: Number(new URL(server.baseUrl).port),
    statements,
    lines,
    record: createRunRecord({ database, clock, actionTtlSeconds: 600, listeners: [] }),
  };
}
