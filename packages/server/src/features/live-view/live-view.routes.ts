import { limits, messages, requestIdHeader, routes } from "@cartwright/contract";
import type { FastifyRequest } from "fastify";
import type { Caller } from "../../http/caller.ts";
import { answerInPlainText } from "../../http/error-handler.ts";
import { endStreamsOnClose } from "../../http/open-streams.ts";
import { addRoute, type FastifyApp } from "../../http/route.ts";
import { ServiceError } from "../../platform/service-error.ts";
import { createStreamPlaces } from "../../platform/stream-places.ts";
import type { EmbedPermit, EmbedTokens } from "./embed-tokens.ts";
import { type StreamDependencies, streamToViewer } from "./stream-to-viewer.ts";
import type { ViewerPage } from "./viewer-page.ts";

export interface LiveViewDependencies extends StreamDependencies {
  tokens: EmbedTokens;
  page: ViewerPage;
  /** Throws if the caller has no such checkout. */
  ensureVisible: (caller: Caller, checkoutId: string) => Promise<void>;
  /** Whether the permit's tenant still has the checkout. */
  isWatchable: (permit: EmbedPermit) => Promise<boolean>;
  /** The public address, known once the listener is open. */
  baseUrl: () => string;
}

export function liveViewRoutes(dependencies: LiveViewDependencies): (app: FastifyApp) => void {
  const { tokens, ensureVisible, baseUrl } = dependencies;
  return (app) => {
    addRoute(app, routes.checkouts.createEmbedToken, async ({ caller, params: { id: checkoutId } }) => {
      await ensureVisible(caller, checkoutId);
      const { token, expiresAt } = await tokens.mint({ checkoutId, tenantId: caller.tenantId });
      const url = new URL(`/embed/${checkoutId}`, baseUrl());
      url.searchParams.set("token", token);
      return { status: 200, body: { token, url: url.href, expiresAt: expiresAt.toISOString() } };
    });
    // A separate app, because its errors are plain text.
    app.register(async (embed) => addEmbedRoutes(embed, dependencies), { prefix: "/embed" });
  };
}

interface EmbedRequest {
  Params: { checkoutId: string };
  Querystring: { token?: unknown };
}

const commonHeaders = {
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "cross-origin",
  // The page may be in a frame with an opaque origin. Access is controlled by the token.
  "access-control-allow-origin": "*",
};

function addEmbedRoutes(embed: FastifyApp, dependencies: LiveViewDependencies): void {
  const { tokens, page, watched } = dependencies;
  const endOnClose = endStreamsOnClose(embed);
  const viewers = createStreamPlaces(limits.viewers);
  const config = { demand: "public" } as const;

  embed.addHook("onRequest", (_request, reply, done) => {
    reply.headers(commonHeaders);
    done();
  });
  embed.setErrorHandler(answerInPlainText);
  embed.setNotFoundHandler((request, reply) =>
    answerInPlainText(new ServiceError("not_found", messages.requests.notFound), request, reply),
  );
  embed.addHook("preClose", async () => watched.close());

  embed.get<EmbedRequest>("/:checkoutId", { config, onRequest: admit }, async (_request, reply) =>
    reply.headers(page.headers).send(page.html),
  );
  embed.get<EmbedRequest>(
    "/:checkoutId/stream",
    { config, onRequest: admit, exposeHeadRoute: false },
    async (request, reply) => {
      const permit = await permitOf(request);
      const leave = viewers.admit(permit);
      if (!leave) throw new ServiceError("over_limit", messages.liveView.tooManyViewers);
      reply.hijack();
      // The client left while its token was checked, so there will be no "close" event.
      if (reply.raw.destroyed) return leave();
      reply.raw.once("close", leave);
      // A kept-alive connection would delay shutdown.
      const ofStream = {
        connection: "close",
        "content-type": "text/event-stream",
        "x-accel-buffering": "no",
      };
      const headers = { ...commonHeaders, ...ofStream, [requestIdHeader]: request.id };
      reply.raw.writeHead(200, headers).flushHeaders();
      endOnClose(reply.raw);
      streamToViewer(dependencies, permit, reply.raw);
    },
  );

  /** Runs before any other check, so that a request without a valid token learns nothing else. */
  async function admit(request: FastifyRequest<EmbedRequest>): Promise<void> {
    await permitOf(request);
  }

  async function permitOf({ params, query }: FastifyRequest<EmbedRequest>): Promise<EmbedPermit> {
    const token = typeof query.token === "string" ? query.token : undefined;
    const permit = await tokens.verify(token, params.checkoutId);
    if (!permit || !(await dependencies.isWatchable(permit)))
      throw new ServiceError("unauthenticated", messages.liveView.invalidToken);
    return permit;
  }
}
