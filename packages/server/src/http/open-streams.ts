import type { ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";

/** A reader that reads no more would never let the end of its stream through. */
const endLimitMs = 1_000;

/** Streams that are handed to it end when the app closes, so that a shut-down waits for none of them. */
export function endStreamsOnClose(app: FastifyInstance): (stream: ServerResponse) => void {
  const open = new Set<ServerResponse>();
  app.addHook("preClose", async () => {
    for (const stream of open) endSoon(stream);
  });
  return (stream) => {
    open.add(stream);
    stream.once("close", () => open.delete(stream));
  };
}

function endSoon(stream: ServerResponse): void {
  const timer = setTimeout(() => stream.destroy(), endLimitMs);
  stream.once("close", () => clearTimeout(timer));
  stream.end();
}
