import { hash, timingSafeEqual } from "node:crypto";
import { messages } from "@cartwright/contract";
import { type FastifyBaseLogger, fastify } from "fastify";
import { addErrorHandler } from "../../http/error-handler.ts";
import { logRequestsTo } from "../../http/log-requests-to.ts";
import type { FastifyApp } from "../../http/route.ts";
import type { Secret } from "../../platform/secret.ts";
import { ServiceError } from "../../platform/service-error.ts";
import type { PageCallHandlers } from "./page-call-handlers.ts";
import { type PageCallName, pageCalls, pathOfCall } from "./page-calls.ts";

/** The listener for the answer page's process, which shares the internal secret. */
export function buildPageCallsApp(dependencies: {
  handlers: PageCallHandlers;
  key: Secret<string>;
  logger: FastifyBaseLogger;
}): FastifyApp {
  const { handlers, key, logger } = dependencies;
  const app = fastify({ ...logRequestsTo(logger), forceCloseConnections: true });
  addErrorHandler(app);
  app.addHook("onRequest", async ({ headers }) => {
    const sent = headers.authorization?.replace(/^Bearer /, "") ?? "";
    if (!timingSafeEqual(hash("sha256", sent, "buffer"), hash("sha256", key.reveal(), "buffer")))
      throw new ServiceError("unauthenticated", messages.requests.notFound);
  });
  for (const name of Object.keys(pageCalls) as PageCallName[]) addCall(app, name, handlers);
  return app;
}

function addCall<Name extends PageCallName>(app: FastifyApp, name: Name, handlers: PageCallHandlers): void {
  app.post(pathOfCall(name), async ({ body }) => {
    const sent = pageCalls[name].body.safeParse(body);
    if (!sent.success) throw new ServiceError("invalid", messages.requests.invalid);
    // Handler and schema have the same name, but the compiler cannot infer that across the union.
    const handle = handlers[name] as (sent: unknown) => Promise<unknown>;
    return pageCalls[name].answer.parse(await handle(sent.data));
  });
}
