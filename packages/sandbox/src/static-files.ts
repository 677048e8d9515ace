import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import type { FastifyInstance } from "fastify";

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
};

/** Serves every file of a folder under a path prefix. Files are read once. */
export function serveFolder(app: FastifyInstance, prefix: string, folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const name = relative(folder, file).split(sep).join("/");
    const bytes = readFileSync(file);
    const contentType = CONTENT_TYPES[extname(file)] ?? "application/octet-stream";
    app.get(`${prefix}/${name}`, (_request, reply) =>
      reply.header("cache-control", "public, max-age=600").type(contentType).send(bytes),
    );
  }
}

/** Serves the scripts that several sites share, under `shared` below a prefix. */
export function serveSharedScripts(app: FastifyInstance, prefix: string): void {
  serveFolder(app, `${prefix}/shared`, join(import.meta.dirname, "public"));
}
