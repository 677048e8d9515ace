import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { json } from "node:stream/consumers";
import { z } from "zod";

const visit = z.object({
  fields: z.array(z.object({ host: z.string(), field: z.string(), value: z.string() })),
  requests: z.array(
    z.object({
      host: z.string(),
      method: z.string(),
      path: z.string(),
      body: z.string(),
      headers: z.string(),
    }),
  ),
  orders: z.array(z.object({ charge: z.string(), sent: z.record(z.string(), z.string()) })),
});
export type HostileVisit = z.infer<typeof visit>;

const sets = z.array(z.object({ name: z.string(), attacks: z.array(z.object({ name: z.string() })) }));

/** The sandbox's shop that tries to win, as a test sees it: over HTTP. */
export function hostileShop(port: number) {
  const host = `hostile.localhost:${port}`;
  return {
    host,
    rogueHost: `rogue.localhost:${port}`,
    itemOf: ({
      id,
      set,
      privatePort = 9,
      speech = "plain",
    }: {
      id: string;
      set: string;
      privatePort?: number;
      speech?: "plain" | "own" | "half";
    }) => `http://${host}/${id}~${privatePort}~${speech}/${encodeURIComponent(set)}/item`,
    visitOf: async (id: string): Promise<HostileVisit> => visit.parse(await read(`/_visits/${id}`)),
    sets: async () => sets.parse(await read("/_sets")),
  };

  async function read(path: string): Promise<unknown> {
    const asking = get({ host: "127.0.0.1", port, path, headers: { host } });
    const [answer] = (await once(asking, "response")) as [IncomingMessage];
    return json(answer);
  }
}
