import { createRunRecord } from "../../../src/features/checkouts/run-record.ts";
import type { Database } from "../../../src/platform/database/open-database.ts";
import { startIdentityProvider, type TestIdentityProvider } from "../../support/identity-provider.ts";
import { createTestAnswers } from "../../support/kept-answers.ts";
import { startTestServer, type TestServer } from "../../support/start-test-server.ts";
import { createStatementLog, type StatementLog } from "./statement-log.ts";

/** The whole service without workers, with all that it says and asks written down. */
export interface Service extends TestServer {
  /** Who signs the sessions of people. */
  provider: TestIdentityProvider;
  port: number;
  /** The SQL that is issued. */
  statements: StatementLog;
  /** Everything that was logged, one JSON line each. */
  lines: string[];
  /** What a worker does to checkouts. */
  record: ReturnType<typeof createRunRecord>;
}

export async function startService(environment: Readonly<Record<string, string>> = {}): Promise<Service> {
  const lines: string[] = [];
  const statements = createStatementLog();
  const provider = await startIdentityProvider();
  const server = await startTestServer({
    environment: { ...provider.environment, ...environment },
    onLogLine: (line) => lines.push(line),
    wrapDatabase: (database: Database) => statements.watch(database),
  });
  const { database, clock } = server;
  return {
    ...server,
    provider,
    close: async () => {
      await server.close();
      await provider.close();
    },
    port: Number(new URL(server.baseUrl).port),
    statements,
    lines,
    record: createRunRecord({
      database,
      clock,
      actionTtlSeconds: 600,
      listeners: [],
      keptAnswers: createTestAnswers(),
    }),
  };
}
