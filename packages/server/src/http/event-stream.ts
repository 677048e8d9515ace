import type { ServerResponse } from "node:http";
import type { RouteDefinition } from "@cartwright/contract";
import type { FastifyReply } from "fastify";
import { endStreamsOnClose } from "./open-streams.ts";
import { callOf, type FastifyApp, optionsOf, type RouteCall } from "./route.ts";

/** Writes to the stream until it ends it or the client disconnects. */
type StreamWriter = (receiver: ServerResponse) => void;

/**
 * Registers a contract route that responds with server-sent events. `gone` is aborted once nothing more can
 * be sent, for whatever reason; the handler must use it to close what it has opened. If the handler returns
 * no writer, the response is 204.
 */
export function addEventStream<R extends RouteDefinition>(
  app: FastifyApp,
  route: R,
  handler: (call: RouteCall<R>, gone: AbortSignal) => Promise<StreamWriter | undefined>,
): void {
  const endOnClose = endStreamsOnClose(app);
  app.route({
    ...optionsOf(route),
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const write = await handler(callOf<R>(request), whenGone(reply.raw));
      if (!write) return reply.code(204).send();
      sendHead(reply);
      endOnClose(reply.raw);
      write(reply.raw);
    },
  });
}

function whenGone(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  if (response.destroyed) gone.abort();
  else response.once("close", () => gone.abort());
  return gone.signal;
}

/** Includes the common response headers. A kept-alive connection would delay shutdown. */
function sendHead(reply: FastifyReply): void {
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.raw
    .writeHead(200, {
      connection: "close",
      "content-type": "text/event-stream",
      // Buffering proxies would hold events back.
      "x-accel-buffering": "no",
    })
    .flushHeaders();
}
