import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { serveFolder } from "../static-files.ts";

/** Serves the pages' stylesheet, and forbids them to load anything else or to be framed. */
export function serveAccountPages(app: FastifyInstance): void {
  serveFolder(app, "/assets", join(import.meta.dirname, "public"));
  app.addHook("onSend", async (_request, reply) => {
    reply.header("content-security-policy", "default-src 'none'; style-src 'self'; frame-ancestors 'none'");
    reply.header("cache-control", "no-store");
  });
}
