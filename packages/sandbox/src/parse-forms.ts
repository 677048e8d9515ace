import type { FastifyInstance, FastifyRequest } from "fastify";

/** Parses HTML forms, in both encodings that browsers send, into plain objects. */
export function parseForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    async (_request: unknown, body: string | Buffer) => Object.fromEntries(new URLSearchParams(String(body))),
  );
  app.addContentTypeParser("multipart/form-data", { parseAs: "buffer" }, parseMultipart);
}

async function parseMultipart(request: FastifyRequest, body: string | Buffer) {
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  const form = await new Response(new Uint8Array(Buffer.from(body)), { headers }).formData();
  return Object.fromEntries(form);
}
