import { limits, messages } from "@cartwright/contract";
import { type FastifyBaseLogger, type FastifyRequest, fastify } from "fastify";
import { newId } from "../platform/ids.ts";
import { ServiceError } from "../platform/service-error.ts";
import { addAnswerHeaders } from "./add-answer-headers.ts";
import { admitOrigin } from "./admit-origin.ts";
import type { Authenticate } from "./authenticate.ts";
import { authorise, type Demand, demandOf } from "./authorise.ts";
import { type ConnectionLimits, limitConnections } from "./connection-limits.ts";
import { dropSilentConnections } from "./drop-silent-connections.ts";
import { addErrorHandler, answerUnroutable } from "./error-handler.ts";
import { findUnstorableText } from "./find-unstorable-text.ts";
import { healthRoutes } from "./health.routes.ts";
import type { LimitChanges } from "./limit-changes.ts";
import { logRequestsTo } from "./log-requests-to.ts";
import { addParserRefusals, createUnparsableAnswer } from "./parser-refusals.ts";
import { addJsonBodies } from "./read-json-body.ts";
import { refuseRepeatedHeaders } from "./refuse-repeated-headers.ts";
import { refuseWhenBusy } from "./refuse-when-busy.ts";
import { addRequestLog } from "./request-log.ts";
import type { FastifyApp } from "./route.ts";

export interface AppOptions {
  authenticate: Authenticate;
  limitChanges?: LimitChanges;
  /** How long work has waited for the database. No request is refused for it if omitted. */
  longestWaitMs?: () => number;
  /** Each registers the routes of one resource. */
  features: readonly ((app: FastifyApp) => void)[];
  logger: FastifyBaseLogger;
  /** Which proxies' `x-forwarded-for` is trusted: none, all, a number of hops, or these addresses. */
  trustProxy: boolean | number | readonly string[];
  /** Default: those of public listeners. */
  connectionLimits?: ConnectionLimits;
  /** The origin whose pages may call the API from a browser; none if omitted. */
  dashboardOrigin?: string;
}

/** Longer than any path that the HTTP parser's header limit allows. */
const maxParamLength = 16_384;

/** The public HTTP API, not yet listening. `close` lets running requests finish. */
export function buildApp(options: AppOptions): FastifyApp {
  const app = fastify({
    ...logRequestsTo(options.logger),
    // Otherwise Node itself answers requests without Host, in its own format.
    ...limitConnections({ limits: options.connectionLimits, http: { requireHostHeader: false } }),
    // Never taken from the client, which could otherwise write log lines under another request's id.
    genReqId: () => newId(),
    trustProxy: believedProxies(options.trustProxy),
    bodyLimit: limits.body.maxBytes,
    routerOptions: { maxParamLength },
    // Requests on open connections during shutdown are still answered, never with a 503.
    return503OnClosing: false,
    frameworkErrors: answerUnroutable,
    clientErrorHandler: createUnparsableAnswer(options.logger),
  });
  addParserRefusals(app, options.logger);
  dropSilentConnections(app);
  addErrorHandler(app);
  addAnswerHeaders(app);
  addJsonBodies(app);
  addRequestLog(app);
  refuseRepeatedHeaders(app);
  if (options.dashboardOrigin !== undefined) admitOrigin(app, options.dashboardOrigin);
  addGate(app, options);
  healthRoutes()(app);
  for (const addFeature of options.features) addFeature(app);
  return app;
}

function believedProxies(trusted: AppOptions["trustProxy"]) {
  // The framework ignores a bare number, because it can't tell who connects. Setting one declares that only
  // proxies can connect.
  if (typeof trusted === "number") return (_address: string, hop: number) => hop < trusted;
  return typeof trusted === "boolean" ? trusted : [...trusted];
}

type Gate = Pick<AppOptions, "authenticate" | "limitChanges" | "longestWaitMs" | "dashboardOrigin">;

/**
 * Runs before the body is read: refuses what would wait too long, authenticates and authorises the caller. Then checks that the input can be
 * stored.
 */
function addGate(app: FastifyApp, gate: Gate): void {
  const { authenticate, limitChanges, longestWaitMs, dashboardOrigin } = gate;
  app.decorateRequest("authentication", undefined);
  app.addHook("onRoute", ({ path, config }) => {
    if (!config?.demand) throw new Error(`route ${path} does not say who may call it`);
  });
  app.addHook("onRequest", async (request) => {
    const demand = request.is404 ? demandOfUnknownRoute(request) : request.routeOptions.config.demand;
    if (demand === "public") refuseForeignPage(request, dashboardOrigin);
    if (!demand) return;
    if (longestWaitMs)
      refuseWhenBusy(longestWaitMs(), { method: request.method, route: request.routeOptions.url, demand });
    if (demand === "public") return;
    request.authentication = await authenticate(request.headers.authorization);
    if (demand === "credential") return;
    authorise(request.authentication, demand);
    limitChanges?.(request.method, demand, request.authentication);
  });
  app.addHook("preValidation", (request, _reply, done) => {
    // The schema refuses a missing body field by field, or accepts it if all fields are optional.
    if (request.body === undefined && request.routeOptions.schema?.body) request.body = {};
    done(findUnstorableText(request));
  });
}

/**
 * Otherwise any page could send requests that need no credential from its visitors' addresses and use up
 * their limits.
 */
function refuseForeignPage({ method, headers }: FastifyRequest, dashboardOrigin: string | undefined): void {
  const isReading = method === "GET" || method === "HEAD";
  if (!isReading && headers.origin !== undefined && headers.origin !== dashboardOrigin)
    throw new ServiceError("forbidden", messages.requests.foreignPage);
}

function demandOfUnknownRoute({ method, url }: FastifyRequest): Demand | undefined {
  const path = decodeURI(url.split(/[?#]/, 1)[0] ?? "");
  return /^\/v1(\/|$)/.test(path) ? demandOf(method, path) : undefined;
}
