import type { FastifyReply } from "fastify";

/** An error in the shape of the platform's own. */
export function refuse(reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  return reply.code(status).send({ code: `woocommerce_rest_${code}`, message, data: { status } });
}
