import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** By then, everything sent before the client could notice the shutdown has arrived. */
const graceMs = 500;

/**
 * Browsers and HTTP clients open connections ahead of need. Node doesn't count one without any request as
 * idle and would wait for it at shutdown. Requests on their way are waited for, so that a restart loses none.
 */
export function dropSilentConnections(app: FastifyInstance): void {
  const silent = new Set<Socket>();
  let isClosing = false;
  const dropSoon = (socket: Socket): void => {
    const timer = setTimeout(() => silent.has(socket) && socket.destroy(), graceMs);
    socket.once("close", () => clearTimeout(timer));
  };
  app.server.on("connection", (socket: Socket) => {
    silent.add(socket);
    socket.once("close", () => silent.delete(socket));
    if (isClosing) dropSoon(socket);
  });
  app.server.on("request", ({ socket }: IncomingMessage) => silent.delete(socket));
  app.addHook("preClose", (done) => {
    isClosing = true;
    for (const socket of silent) dropSoon(socket);
    done();
  });
}
