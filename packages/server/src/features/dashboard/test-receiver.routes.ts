import { deliveryHeaders } from "@cartwright/contract";
import { z } from "zod";
import type { FastifyApp } from "../../http/route.ts";
import type { TestReceivers } from "./test-receivers.ts";

const maxBytes = 8 * 1024;
/** 128 random bits, so that ids can't be guessed. */
const path = "/test-receiver/:id(^[0-9a-f]{32}$)";
const Params = z.object({ id: z.string() });
const Header = z.string().max(500).nullable().catch(null);

/** A receiver for trying out webhooks: accepts posts and shows them to anyone who knows its address. */
export function testReceiverRoutes(receivers: TestReceivers): (app: FastifyApp) => Promise<void> {
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("*", { parseAs: "string", bodyLimit: maxBytes }, (_request, body, done) =>
      done(null, body),
    );

    app.post(path, (request, reply) => {
      const { id } = Params.parse(request.params);
      receivers.receive(id, {
        id: Header.parse(request.headers[deliveryHeaders.id] ?? null),
        signature: Header.parse(request.headers[deliveryHeaders.signature] ?? null),
        body: z.string().catch("").parse(request.body),
      });
      return reply.code(204).send();
    });

    app.get(`${path}/log`, (request, reply) => {
      const { id } = Params.parse(request.params);
      return reply.header("cache-control", "no-store").send({ deliveries: receivers.list(id) });
    });
  };
}
