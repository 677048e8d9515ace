import type { FastifyApp } from "./route.ts";

/** Answers hold personal data: nobody in between keeps them, and a browser takes them for nothing but JSON. */
export function addAnswerHeaders(app: FastifyApp): void {
  app.addHook("onRequest", (_request, reply, done) => {
    reply.header("cache-control", "no-store").header("x-content-type-options", "nosniff");
    done();
  });
}
