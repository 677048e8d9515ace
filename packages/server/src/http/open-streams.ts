import type { ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";

/** A reader that has stopped reading would never let its stream end. */
const endLimitMs = 1_000;

/** Ends the registered streams when the app closes, so that they don't delay shutdown. */
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
