import { messages } from "@cartwright/contract";
import { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, fastify } from "fastify";
import { limitConnections } from "../../http/connection-limits.ts";
import { addErrorHandler, answerWithError } from "../../http/error-handler.ts";
import { logRequestsTo } from "../../http/log-requests-to.ts";
import { addParserRefusals, createUnparsableAnswer } from "../../http/parser-refusals.ts";
import type { FastifyApp } from "../../http/route.ts";
import { ServiceError } from "../../platform/service-error.ts";
import { pageHeaders } from "./page-policy.ts";
import type { Site, SiteFile } from "./read-site.ts";
import { testReceiverRoutes } from "./test-receiver.routes.ts";
import type { TestReceivers } from "./test-receivers.ts";

/** The page's settings, served as `/config.json`. None of them are secret. */
export interface DashboardSettings {
  /** The public address of the dashboard itself. */
  dashboardUrl: string;
  apiUrl: string;
  /** Null if there is no identity provider. */
  identity: { issuer: string; clientId: string; audience: string } | null;
  /** Null if the sandbox's shops don't run alongside the service. */
  sandboxPort: number | null;
}

export interface DashboardDependencies {
  site: Site;
  settings: () => DashboardSettings;
  receivers: TestReceivers;
  logger: FastifyBaseLogger;
}

/** The listener of the dashboard: serves its files, and the index page for every other path. */
export function buildDashboardApp({ site, settings, receivers, logger }: DashboardDependencies): FastifyApp {
  const app = fastify({
    ...logRequestsTo(logger),
    ...limitConnections({ http: { requireHostHeader: false } }),
    return503OnClosing: false,
    frameworkErrors: answerWithError,
    clientErrorHandler: createUnparsableAnswer(logger),
    forceCloseConnections: true,
  });
  addParserRefusals(app, logger);
  addErrorHandler(app);
  app.addHook("onRequest", (_request, reply, done) => {
    const { apiUrl, identity } = settings();
    reply.headers(pageHeaders({ apiUrl, issuer: identity?.issuer }));
    done();
  });
  app.get("/config.json", (_request, reply) => reply.header("cache-control", "no-store").send(settings()));
  app.register(testReceiverRoutes(receivers));
  app.get("/*", (request, reply) => {
    const path = request.url.split("?", 1)[0] ?? "";
    const file = site.files.get(path);
    if (file) return sendFile(file, request, reply);
    // Scripts of earlier builds don't exist any more; don't answer with a page that would run as a script.
    if (path.startsWith("/assets/")) throw new ServiceError("not_found", messages.requests.notFound);
    return sendFile(site.index, request, reply);
  });
  return app;
}

function sendFile(file: SiteFile, { headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { encoding, bytes } = chooseEncoding(file, String(headers["accept-encoding"] ?? ""));
  if (encoding !== undefined) reply.header("content-encoding", encoding);
  return reply
    .header("vary", "accept-encoding")
    .header("cache-control", file.isImmutable ? "public, max-age=31536000, immutable" : "no-cache")
    .type(file.contentType)
    .send(bytes);
}

function chooseEncoding({ brotli, gzip, bytes }: SiteFile, accepted: string) {
  if (brotli && /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted))
    return { encoding: "br", bytes: brotli };
  if (gzip && /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted))
    return { encoding: "gzip", bytes: gzip };
  return { encoding: undefined, bytes };
}
