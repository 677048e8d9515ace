import type { ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import { endSoon } from "./end-soon.ts";

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
