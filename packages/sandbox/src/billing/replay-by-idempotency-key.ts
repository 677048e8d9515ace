import type { FastifyInstance } from "fastify";

/** A request repeated with the same key gets the first answer again and has no further effect. */
export function replayByIdempotencyKey(app: FastifyInstance): void {
  const answers = new Map<string, string>();
  app.addHook("preHandler", async ({ headers, url }, reply) => {
    const known = answers.get(`${url} ${String(headers["idempotency-key"])}`);
    if (known !== undefined)
      return reply.header("idempotent-replayed", "true").type("application/json").send(known);
  });
  app.addHook("onSend", async ({ headers, url, method }, reply, payload) => {
    const key = headers["idempotency-key"];
    if (method === "POST" && key !== undefined && reply.statusCode < 400 && typeof payload === "string")
      answers.set(`${url} ${String(key)}`, payload);
    return payload;
  });
}
