import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import { z } from "zod";

/** Link's spend requests, as its own command-line client (stripe/link-cli) speaks of them. */
export interface LinkStandIn {
  url: string;
  requests: Map<string, SpendRequest>;
  /** What the owner says in the app about what waits there. */
  say(word: "approved" | "denied"): void;
  close(): Promise<void>;
}

const created = z.object({
  payment_details: z.string().optional(),
  credential_type: z.literal("card"),
  amount: z.number().int().positive().max(500_000),
  currency: z.literal("usd"),
  merchant_name: z.string(),
  merchant_url: z.url(),
  context: z.string().min(100),
  request_approval: z.literal(true),
  metadata: z.record(z.string().max(40), z.string().max(500)),
});

type SpendRequest = z.infer<typeof created> & { id: string; status: string };

export const linkToken = "lat_stand_in_4f1c";
export const linkCard = { number: "4000009990001112", cvc: "719", exp_month: 4, exp_year: 2033 };

export async function startLinkStandIn(): Promise<LinkStandIn> {
  const requests = new Map<string, SpendRequest>();
  const app = Fastify();
  app.addHook("onRequest", async ({ headers }, reply) => {
    if (headers.authorization !== `Bearer ${linkToken}`)
      return reply.code(401).send({ error: "unauthorized" });
  });
  app.post("/spend_requests", async ({ body }) => {
    const id = `lsrq_${randomUUID()}`;
    requests.set(id, { ...created.parse(body), id, status: "pending_approval" });
    return present(id);
  });
  app.get("/spend_requests", async () => ({ data: [...requests.keys()].map((id) => present(id)) }));
  app.get<{ Params: { id: string }; Querystring: { include?: string } }>(
    "/spend_requests/:id",
    async ({ params, query }, reply) =>
      requests.has(params.id)
        ? present(params.id, query.include === "card")
        : reply.code(404).send({ error: { message: "No such spend request" } }),
  );
  app.post<{ Params: { id: string } }>("/spend_requests/:id/cancel", async ({ params }) => {
    settle(params.id, "canceled");
    return present(params.id);
  });
  await app.listen({ host: "127.0.0.1", port: 0 });

  function present(id: string, withCard = false): object {
    const request = requests.get(id);
    const card =
      withCard && request?.status === "approved" ? { card: { id: `card_${id}`, ...linkCard } } : {};
    return { ...request, approval_url: `https://app.link.example/approve/${id}`, ...card };
  }
  function settle(id: string, status: string): void {
    const request = requests.get(id);
    if (request) requests.set(id, { ...request, status });
  }
  return {
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    requests,
    say: (word) => {
      for (const { id, status } of [...requests.values()])
        if (status === "pending_approval") settle(id, word);
    },
    close: () => app.close(),
  };
}
