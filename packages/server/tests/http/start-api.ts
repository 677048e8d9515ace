import { createHash, randomUUID } from "node:crypto";
import type { CreateApiKeyBody } from "@cartwright/contract";
import { issueKey } from "../../src/features/api-keys/issue-key.ts";
import type { Database } from "../../src/platform/database/open-database.ts";
import type { MovableClock } from "../support/movable-clock.ts";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";

export interface ApiOptions {
  environment?: Readonly<Record<string, string>>;
  /** Where log lines go; nowhere otherwise. */
  onLogLine?: (line: string) => void;
  /** For tests that inspect or replace what the database tells. */
  wrapDatabase?: (database: Database) => Database;
  /** Another process on the same database. */
  beside?: Api;
}

export interface Answer {
  status: number;
  headers: Headers;
  /** The bytes as they came. */
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests assert on what the wire says, whatever that is.
  body: any;
}

export interface Api {
  server: TestServer;
  baseUrl: string;
  database: Database;
  clock: MovableClock;
  call(
    method: string,
    path: string,
    options?: { key?: string | undefined; body?: unknown; headers?: Record<string, string> },
  ): Promise<Answer>;
  /** A tenant of its own, made behind the limits of sign-up; its key holds every scope. */
  createTenant(options?: {
    isActivated?: boolean;
  }): Promise<{ tenantId: string; key: string; liveKey: string }>;
  createKey(key: string, body?: Partial<CreateApiKeyBody>): Promise<string>;
  close(): Promise<void>;
}

/** The server with a caller that sees statuses and bytes, and tenants made behind the limits of sign-up. */
export async function startApi({ beside, ...options }: ApiOptions = {}): Promise<Api> {
  const server = await startTestServer({ ...options, ...(beside && { beside: beside.server }) });
  const call = createCall(server.baseUrl);
  return {
    server,
    baseUrl: server.baseUrl,
    database: server.database,
    clock: server.clock,
    call,
    createTenant: ({ isActivated = false } = {}) =>
      createTenant({ db: server.database.db, clock: server.clock }, isActivated),
    createKey: async (key, body) => {
      const created = await call("POST", "/v1/api-keys", { key, body: { mode: "test", ...body } });
      if (created.status !== 201) throw new Error(created.text);
      return created.body.key;
    },
    close: server.close,
  };
}

function createCall(baseUrl: string): Api["call"] {
  return async (method, path, { key, body, headers = {} } = {}) => {
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      headers: {
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: text === "" ? undefined : JSON.parse(text),
    };
  };
}

async function createTenant(
  dependencies: { db: Database["db"]; clock: MovableClock },
  isActivated: boolean,
): Promise<{ tenantId: string; key: string; liveKey: string }> {
  const tenantId = randomUUID();
  const now = dependencies.clock.now();
  await dependencies.db
    .insertInto("tenants")
    .values({
      id: tenantId,
      name: `Tenant ${tenantId.slice(0, 4)}`,
      sandbox_only: !isActivated,
      activated_at: isActivated ? now : null,
      created_at: now,
    })
    .execute();
  const key = { tenantId, scopes: ["*"], subject: null, label: null } as const;
  const test = await issueKey(dependencies, { ...key, mode: "test" });
  if (!isActivated) return { tenantId, key: test.key, liveKey: "" };
  const live = await issueKey(dependencies, { ...key, mode: "live" });
  return { tenantId, key: test.key, liveKey: live.key };
}

export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
