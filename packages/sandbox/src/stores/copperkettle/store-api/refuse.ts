import type { FastifyReply } from "fastify";

/** An error in the platform's format. */
export function refuse(reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  return reply.code(status).send({ code: `woocommerce_rest_${code}`, message, data: { status } });
}
