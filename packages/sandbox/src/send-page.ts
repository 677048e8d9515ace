import type { FastifyReply } from "fastify";
import type { Html } from "./html.ts";

export function sendPage(reply: FastifyReply, page: Html): FastifyReply {
  return reply.type("text/html; charset=utf-8").send(page.markup);
}
