import type { ServerResponse } from "node:http";
import type { RouteDefinition } from "@cartwright/contract";
import type { FastifyReply } from "fastify";
import { endStreamsOnClose } from "./open-streams.ts";
import { callOf, type FastifyApp, optionsOf, type RouteCall } from "./route.ts";

/** Feeds the stream until it ends it, or the client goes away. */
type StreamWriter = (receiver: ServerResponse) => void;

/**
 * Registers a contract route that answers with server-sent events. `gone` is aborted once nothing more can be sent, whatever the
 * reason: what the handler has opened is closed by that alone. Without a writer there is nothing to send, and the answer is 204.
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

/** With the headers of every answer. A connection that is kept would hold up a shut-down. */
function sendHead(reply: FastifyReply): void {
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.raw
    .writeHead(200, {
      connection: "close",
      "content-type": "text/event-stream",
      // Proxies that gather answers would keep the events back.
      "x-accel-buffering": "no",
    })
    .flushHeaders();
}
