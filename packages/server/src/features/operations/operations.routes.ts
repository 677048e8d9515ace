import { messages, validationIssues } from "@cartwright/contract";
import { type FastifyBaseLogger, fastify } from "fastify";
import type { z } from "zod";
import { addErrorHandler, answerWithError } from "../../http/error-handler.ts";
import { logRequestsTo } from "../../http/log-requests-to.ts";
import { addParserRefusals, createUnparsableAnswer } from "../../http/parser-refusals.ts";
import { addJsonBodies } from "../../http/read-json-body.ts";
import type { FastifyApp } from "../../http/route.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/open-database.ts";
import type { Metrics } from "../../platform/metrics/create-metrics.ts";
import type { Secret } from "../../platform/secret.ts";
import { ServiceError } from "../../platform/service-error.ts";
import { admitOperator } from "./admit-operator.ts";
import { ErasureRequest, KeyToMint, Nothing, SignupChange, TenantChanges } from "./operator-bodies.ts";
import { type Readiness, reportReadiness } from "./readiness.ts";
import { changeTenant, demandTenant, getTenant, listTenants } from "./tenants.ts";

export interface HealthDependencies {
  metrics: Pick<Metrics, "read">;
  readiness: Readiness;
  logger: FastifyBaseLogger;
}

export interface OperationsDependencies extends HealthDependencies {
  db: Db;
  clock: Clock;
  token: Secret<string> | undefined;
  /**
   * Creates a key for the tenant, regardless of what the tenant itself may grant, and returns the only copy
   * of its plain text.
   */
  mintKey(key: KeyToMint & { tenantId: string }): Promise<object>;
  setSignups(state: SignupChange["state"]): Promise<void>;
  /** Undefined if there is no scheduled job with this name. */
  runScheduledJob(name: string): Promise<"done" | undefined>;
  /** Undefined if there is no such tenant, end user or profile. */
  erase(wanted: ErasureRequest | { tenantId: string }): Promise<object | undefined>;
  /** Reports what each of VAULT_KEYS is still needed for. */
  reportVaultKeys(): Promise<object>;
}

/** The operator's own listener: metrics, readiness, and changes only an operator may make. */
export function buildOperationsApp(dependencies: OperationsDependencies): FastifyApp {
  const app = createApp(dependencies);
  app.addHook("onRequest", async ({ headers }) => admitOperator(headers, dependencies.token));
  addHealthRoutes(app, dependencies);
  addTenantRoutes(app, dependencies);
  addErasureRoutes(app, dependencies);
  addControlRoutes(app, dependencies);
  return app;
}

/** Read-only listener for other machines: Prometheus and the probes of a supervisor. */
export function buildProbesApp(dependencies: HealthDependencies): FastifyApp {
  const app = createApp(dependencies);
  app.get("/live", async () => ({ live: true }));
  addHealthRoutes(app, dependencies);
  return app;
}

function createApp({ logger }: Pick<OperationsDependencies, "logger">): FastifyApp {
  const app = fastify({
    ...logRequestsTo(logger),
    return503OnClosing: false,
    http: { requireHostHeader: false },
    frameworkErrors: answerWithError,
    clientErrorHandler: createUnparsableAnswer(logger),
    forceCloseConnections: true,
  });
  addParserRefusals(app, logger);
  addErrorHandler(app);
  addJsonBodies(app);
  return app;
}

function addHealthRoutes(app: FastifyApp, { metrics, readiness }: HealthDependencies): void {
  app.get("/metrics", async (_request, reply) => {
    const { contentType, text } = await metrics.read();
    return reply.type(contentType).send(text);
  });
  app.get("/ready", async (_request, reply) => {
    const report = await reportReadiness(readiness);
    return reply.code(report.ready ? 200 : 503).send(report);
  });
}

function addTenantRoutes(app: FastifyApp, dependencies: OperationsDependencies): void {
  const { db } = dependencies;
  app.get("/tenants", async () => ({ tenants: await listTenants(db) }));
  app.get<OneTenant>("/tenants/:id", async ({ params }) => getTenant(db, params.id));
  app.patch<OneTenant>("/tenants/:id", async ({ params, body }) =>
    changeTenant(dependencies, params.id, parse(TenantChanges, body)),
  );
  app.post<OneTenant>("/tenants/:id/api-keys", async ({ params, body }, reply) => {
    const key = parse(KeyToMint, body);
    await demandTenant(db, params.id);
    return reply.code(201).send(await dependencies.mintKey({ ...key, tenantId: params.id }));
  });
}

function addErasureRoutes(app: FastifyApp, { db, erase }: OperationsDependencies): void {
  app.post("/erasures", async ({ body }) => {
    const wanted = parse(ErasureRequest, body);
    await demandTenant(db, wanted.tenantId);
    return found(await erase(wanted));
  });
  app.delete<OneTenant>("/tenants/:id", async ({ params }) => {
    await demandTenant(db, params.id);
    return found(await erase({ tenantId: params.id }));
  });
}

function found(report: object | undefined): object {
  if (report === undefined) throw new ServiceError("not_found", messages.requests.notFound);
  return report;
}

interface OneTenant {
  Params: { id: string };
}

function addControlRoutes(app: FastifyApp, dependencies: OperationsDependencies): void {
  app.get("/vault-keys", async () => dependencies.reportVaultKeys());
  app.patch("/signups", async ({ body }) => {
    const { state } = parse(SignupChange, body);
    await dependencies.setSignups(state);
    return { state };
  });
  app.post<{ Params: { name: string } }>("/jobs/:name", async ({ params, body }) => {
    parse(Nothing, body);
    const outcome = await dependencies.runScheduledJob(params.name);
    if (outcome === undefined) throw new ServiceError("not_found", messages.requests.notFound);
    return { name: params.name, outcome };
  });
}

function parse<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new ServiceError("invalid", messages.requests.invalid, { issues: validationIssues(parsed.error) });
}
