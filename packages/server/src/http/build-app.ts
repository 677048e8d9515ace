import { limits, messages } from "@cartwright/contract";
import { type FastifyBaseLogger, type FastifyRequest, fastify } from "fastify";
import { newId } from "../platform/ids.ts";
import { ServiceError } from "../platform/service-error.ts";
import { addAnswerHeaders } from "./add-answer-headers.ts";
import { admitOrigin } from "./admit-origin.ts";
import type { Authenticate } from "./authenticate.ts";
import { authorise, type Demand, demandOf } from "./authorise.ts";
import { dropSilentConnections } from "./drop-silent-connections.ts";
import { addErrorHandler, answerUnroutable } from "./error-handler.ts";
import { findUnstorableText } from "./find-unstorable-text.ts";
import { healthRoutes } from "./health.routes.ts";
import type { LimitChanges } from "./limit-changes.ts";
import { logRequestsTo } from "./log-requests-to.ts";
import { addParserRefusals, createUnparsableAnswer } from "./parser-refusals.ts";
import { addJsonBodies } from "./read-json-body.ts";
import { refuseRepeatedHeaders } from "./refuse-repeated-headers.ts";
import { addRequestLog } from "./request-log.ts";
import type { FastifyApp } from "./route.ts";

export interface AppOptions {
  authenticate: Authenticate;
  limitChanges?: LimitChanges;
  /** Each registers the routes of one resource. */
  features: readonly ((app: FastifyApp) => void)[];
  logger: FastifyBaseLogger;
  /** Of whom `x-forwarded-for` is believed: nobody, everybody, so many hops from here, or these addresses. */
  trustProxy: boolean | number | readonly string[];
  /** The one whose pages may call the API from a browser; none unless it is given. */
  dashboardOrigin?: string;
}

const requestTimeoutMs = 30_000;
/** Longer than any path that the header limit of the HTTP parser lets through. */
const maxParamLength = 16_384;

/** The public HTTP API, not yet listening. `close` lets requests under way finish. */
export function buildApp(options: AppOptions): FastifyApp {
  const app = fastify({
    ...logRequestsTo(options.logger),
    // Ours alone: an id that a client could choose would let it write into the log under the id of another request.
    genReqId: () => newId(),
    trustProxy: believedProxies(options.trustProxy),
    bodyLimit: limits.body.maxBytes,
    requestTimeout: requestTimeoutMs,
    routerOptions: { maxParamLength },
    // Requests that arrive on open connections during shut-down are still answered; no input is met with a 503.
    return503OnClosing: false,
    // Node would answer a request without Host itself, in a shape of its own.
    http: { requireHostHeader: false },
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
  // The framework takes a bare number for nobody, since it cannot tell who connects. Whoever sets one says that only a proxy can.
  if (typeof trusted === "number") return (_address: string, hop: number) => hop < trusted;
  return typeof trusted === "boolean" ? trusted : [...trusted];
}

type Gate = Pick<AppOptions, "authenticate" | "limitChanges" | "dashboardOrigin">;

/** Stands before the body is read: who calls, and may they; then whether what they sent can be kept. */
function addGate(app: FastifyApp, { authenticate, limitChanges, dashboardOrigin }: Gate): void {
  app.decorateRequest("authentication", undefined);
  app.addHook("onRoute", ({ path, config }) => {
    if (!config?.demand) throw new Error(`route ${path} does not say who may call it`);
  });
  app.addHook("onRequest", async (request) => {
    const demand = request.is404 ? demandOfUnknownRoute(request) : request.routeOptions.config.demand;
    if (demand === "public") refuseForeignPage(request, dashboardOrigin);
    if (!demand || demand === "public") return;
    request.authentication = await authenticate(request.headers.authorization);
    if (demand === "credential") return;
    authorise(request.authentication, demand);
    limitChanges?.(request.method, demand, request.authentication);
  });
  app.addHook("preValidation", (request, _reply, done) => {
    // A missing body is refused by its schema, field by field, or accepted where every field may be missing.
    if (request.body === undefined && request.routeOptions.schema?.body) request.body = {};
    done(findUnstorableText(request));
  });
}

/** What needs no credential could be sent by any page that somebody visits, from their address and at the cost of their limits. */
function refuseForeignPage({ method, headers }: FastifyRequest, dashboardOrigin: string | undefined): void {
  const isReading = method === "GET" || method === "HEAD";
  if (!isReading && headers.origin !== undefined && headers.origin !== dashboardOrigin)
    throw new ServiceError("forbidden", messages.requests.foreignPage);
}

function demandOfUnknownRoute({ method, url }: FastifyRequest): Demand | undefined {
  const path = decodeURI(url.split(/[?#]/, 1)[0] ?? "");
  return /^\/v1(\/|$)/.test(path) ? demandOf(method, path) : undefined;
}
