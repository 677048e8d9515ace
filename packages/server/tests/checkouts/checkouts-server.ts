import { randomBytes, randomUUID } from "node:crypto";
import { type Client, createClient } from "@cartwright/contract";
import type { CheckoutHost, CheckoutOrder, CheckoutOutcome } from "@cartwright/engine/server";
import { pino } from "pino";
import { findProfileSubject } from "../../src/features/buyer-profiles/buyer-profiles.store.ts";
import type { StatusChanged, TransitionListener } from "../../src/features/checkouts/apply-transition.ts";
import { checkoutsChannel } from "../../src/features/checkouts/apply-transition.ts";
import { checkoutsRoutes } from "../../src/features/checkouts/checkouts.routes.ts";
import type { CheckoutsDependencies } from "../../src/features/checkouts/checkouts-dependencies.ts";
import type { KeptAnswers } from "../../src/features/checkouts/kept-answers.ts";
import { createRunRecord } from "../../src/features/checkouts/run-record.ts";
import { openHeldRuns } from "../../src/features/runs/held-runs.ts";
import {
  enqueueRun,
  type RunCapacity,
  runCheckoutJob,
  workOnRuns,
} from "../../src/features/runs/run-checkout.jobs.ts";
import type { RunEngine, RunSessions } from "../../src/features/runs/run-engine.ts";
import { createSubmittedValues } from "../../src/features/runs/submitted-values.ts";
import { buildApp } from "../../src/http/build-app.ts";
import type { Caller } from "../../src/http/caller.ts";
import type { Database } from "../../src/platform/database/open-database.ts";
import { createSealer } from "../../src/platform/encryption/seal.ts";
import { openJobs } from "../../src/platform/jobs/open-jobs.ts";
import { Secret } from "../../src/platform/secret.ts";
import { ServiceError } from "../../src/platform/service-error.ts";
import { createTestAnswers } from "../support/kept-answers.ts";
import { createMovableClock, type MovableClock } from "../support/movable-clock.ts";
import { plainHost } from "../support/plain-host.ts";

type ScriptedPurchase = (order: CheckoutOrder, host: CheckoutHost) => Promise<CheckoutOutcome>;

export interface CheckoutsServerOptions {
  database: Database;
  clock?: MovableClock;
  /** Starts a worker that buys by this script. */
  runCheckout?: ScriptedPurchase;
  openBrowser?: () => Promise<{ browser: unknown; close(): Promise<void> }>;
  lossOf?: RunEngine<unknown>["lossOf"];
  capacity?: RunCapacity;
  runTimeoutSeconds?: number;
  /** For nobody unless a test says otherwise. */
  holderGraceMs?: number;
  listeners?: readonly TransitionListener[];
  findBuyerProfile?: CheckoutsDependencies["findBuyerProfile"];
  keptAnswers?: KeptAnswers;
  sessions?: RunSessions;
}

export const sandboxMerchants = ["hartwell.localhost", "copperkettle.localhost"];

const sealer = createSealer([{ id: "test", key: new Secret(randomBytes(32)) }], "submitted-values");
/** The servers of one test file share it, as the processes of a deployment do. */
const sharedAnswers = createTestAnswers();

const callers = new Map<string, Caller>();

/** The checkouts and the runs behind a real listener, with the rest of the service left away. */
export async function startCheckoutsServer(options: CheckoutsServerOptions) {
  const { database, clock = createMovableClock(), runCheckout } = options;
  const events: StatusChanged[] = [];
  const errors: Error[] = [];
  const lines: string[] = [];
  const jobs = await openJobs({
    database,
    definitions: [runCheckoutJob],
    onError: (error) => errors.push(error),
    watchMs: 50,
  });
  const listeners: TransitionListener[] = [async (_trx, changed) => void events.push(changed)];
  const transitionDependencies = {
    database,
    clock,
    actionTtlSeconds: 600,
    listeners: [...listeners, ...(options.listeners ?? [])],
    keptAnswers: options.keptAnswers ?? sharedAnswers,
  };
  const record = createRunRecord(transitionDependencies);
  const heldRuns = await openHeldRuns({
    listen: database.listen,
    channel: checkoutsChannel,
    record,
    pollMs: 2000,
    onError: (error) => errors.push(error),
  });
  const submittedValues = createSubmittedValues({
    db: database.db,
    clock,
    sealer,
    isHeldHere: heldRuns.isHeld,
  });
  const dependencies: CheckoutsDependencies = {
    ...transitionDependencies,
    sandboxMerchants,
    findBuyerProfile: options.findBuyerProfile ?? findProfileSubject,
    enqueueRun: (trx, run) => enqueueRun(jobs, trx, run),
    submittedValues,
  };
  if (runCheckout) {
    await workOnRuns(
      jobs,
      {
        engine: {
          openBrowser: options.openBrowser ?? (async () => ({ browser: {}, close: async () => undefined })),
          runCheckout: (order, host) => runCheckout(order, plainHost(host)),
          lossOf: options.lossOf ?? (() => undefined),
        },
        record,
        heldRuns,
        submittedValues,
        findBuyer: async () => ({ name: { first: "Ada", last: "Buyer" } }),
        sessions: options.sessions,
        clock,
        workerId: randomUUID(),
        runTimeoutSeconds: options.runTimeoutSeconds ?? 900,
        holderGraceMs: options.holderGraceMs ?? 0,
        onError: (error) => errors.push(error),
      },
      options.capacity ?? { slots: 5 },
    );
  }
  const app = buildApp({
    authenticate: async (authorization) => {
      const caller = callers.get(authorization?.replace("Bearer ", "") ?? "");
      if (!caller) throw new ServiceError("unauthenticated", "Invalid or revoked API key");
      return { kind: "key", caller };
    },
    features: [checkoutsRoutes(dependencies)],
    logger: pino({ level: "trace" }, { write: (line: string) => void lines.push(line) }),
    trustProxy: false,
  });
  const baseUrl = await app.listen({ port: 0, host: "127.0.0.1" });

  return {
    baseUrl,
    database,
    clock,
    dependencies,
    /** What a worker does to checkouts, for tests that stand in for one. */
    record,
    events,
    errors,
    /** What was logged, one JSON line each. */
    lines,
    clientOf: (token: string): Client => createClient({ baseUrl, apiKey: token }),
    close: async ({ graceMs } = { graceMs: 0 }) => {
      await app.close();
      await jobs.close({ graceMs });
      await heldRuns.close();
    },
  };
}

export type CheckoutsServer = Awaited<ReturnType<typeof startCheckoutsServer>>;

export interface TenantOptions {
  sandboxOnly?: boolean;
  plan?: "personal" | "business" | "scale";
  activeLimit?: number;
  dailyLimit?: number;
}

/** A tenant of its own, so that tests which share a database do not meet. */
export async function createTenant(database: Database, options: TenantOptions = {}) {
  const { sandboxOnly = true, plan = null, activeLimit = null, dailyLimit = null } = options;
  const tenantId = randomUUID();
  await database.db
    .insertInto("tenants")
    .values({
      id: tenantId,
      name: "Test tenant",
      email: null,
      sandbox_only: sandboxOnly,
      plan,
      active_limit: activeLimit,
      daily_limit: dailyLimit,
      created_at: new Date(),
    })
    .execute();
  return {
    tenantId,
    createKey: ({
      mode = "test",
      subject,
      scopes = ["*"],
    }: {
      mode?: "test" | "live";
      subject?: string;
      scopes?: readonly string[];
    } = {}): string => {
      const token = `ck_${mode}_${randomBytes(24).toString("base64url")}`;
      const tenant = { name: "Test tenant", sandboxOnly, plan, activeLimit, dailyLimit };
      callers.set(token, { tenantId, keyId: randomUUID(), scopes, subject, mode, tenant });
      return token;
    },
  };
}
