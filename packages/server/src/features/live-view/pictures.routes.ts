import type { Writable } from "node:stream";
import type { Watchable } from "@cartwright/engine/server";
import { type FastifyBaseLogger, fastify } from "fastify";
import { addErrorHandler } from "../../http/error-handler.ts";
import { logRequestsTo } from "../../http/log-requests-to.ts";
import type { FastifyApp } from "../../http/route.ts";
import { openOutlet } from "../../platform/outlet.ts";
import { ServiceError } from "../../platform/service-error.ts";
import type { EmbedTokens } from "./embed-tokens.ts";
import type { LiveRuns } from "./live-runs.ts";
import { type PictureMessage, pictureMediaType, picturesPath } from "./picture-messages.ts";

/** A worker's own listener: serves the pictures of its runs to processes that share the internal secret. */
export function buildPicturesApp(dependencies: {
  liveRuns: LiveRuns;
  tokens: Pick<EmbedTokens, "verify">;
  logger: FastifyBaseLogger;
}): FastifyApp {
  const { liveRuns, tokens, logger } = dependencies;
  const app = fastify({
    ...logRequestsTo(logger),
    forceCloseConnections: true,
  });
  addErrorHandler(app);
  app.get<{ Params: { checkoutId: string } }>(
    picturesPath(":checkoutId"),
    { exposeHeadRoute: false },
    async ({ params: { checkoutId }, headers }, reply) => {
      const token = headers.authorization?.replace(/^Bearer /, "");
      if (!(await tokens.verify(token, checkoutId))) throw new ServiceError("unauthenticated", "Not for you");
      const view = liveRuns.find(checkoutId);
      if (!view) throw new ServiceError("not_found", "No browser of this checkout is here");
      reply.hijack();
      reply.raw.writeHead(200, { "content-type": pictureMediaType });
      sendPictures(reply.raw, { view, checkoutId, liveRuns });
    },
  );
  return app;
}

/** Streams until the run leaves this process or the receiver closes. */
function sendPictures(
  receiver: Writable,
  { view, checkoutId, liveRuns }: { view: Watchable; checkoutId: string; liveRuns: LiveRuns },
): void {
  const pending: { hidden?: PictureMessage; picture?: PictureMessage } = {};
  const outlet = openOutlet(receiver, () => {
    const name = pending.hidden ? "hidden" : "picture";
    const message = pending[name];
    delete pending[name];
    return message && `${JSON.stringify(message)}\n`;
  });
  const stopWatching = view.watch({
    onPicture: ({ at, width, height, data }) => {
      pending.picture = { kind: "picture", at: at.toISOString(), width, height, data };
      outlet.wake();
    },
    onHidden: (isHidden) => {
      pending.hidden = { kind: "hidden", isHidden };
      outlet.wake();
    },
  });
  const stopListening = liveRuns.onChange((changed) => {
    if (changed === checkoutId && liveRuns.find(checkoutId) !== view) receiver.end();
  });
  receiver.once("close", () => {
    stopWatching();
    stopListening();
  });
}
