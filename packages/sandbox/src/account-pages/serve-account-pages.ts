import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { serveFolder } from "../static-files.ts";

/** What the pages look like, and that nothing else is loaded by them or frames them. */
export function serveAccountPages(app: FastifyInstance): void {
  serveFolder(app, "/assets", join(import.meta.dirname, "public"));
  app.addHook("onSend", async (_request, reply) => {
    reply.header("content-security-policy", "default-src 'none'; style-src 'self'; frame-ancestors 'none'");
    reply.header("cache-control", "no-store");
  });
}
