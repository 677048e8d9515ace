import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/**
 * Browsers and HTTP clients open connections ahead of need. Node does not count one that has never asked for anything as
 * idle, and would wait for it at shut-down.
 */
export function dropSilentConnections(app: FastifyInstance): void {
  const silent = new Set<Socket>();
  let isClosing = false;
  app.server.on("connection", (socket: Socket) => {
    if (isClosing) {
      socket.destroy();
      return;
    }
    silent.add(socket);
    socket.once("close", () => silent.delete(socket));
  });
  app.server.on("request", ({ socket }: IncomingMessage) => silent.delete(socket));
  app.addHook("preClose", (done) => {
    isClosing = true;
    for (const socket of silent) socket.destroy();
    done();
  });
}
