import {
  type ClientRequest,
  createServer,
  type IncomingMessage,
  request,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";

/** A load balancer for the API processes: round robin, skipping processes that do not listen. */
export interface Balancer {
  readonly url: string;
  close(): Promise<void>;
}

export async function startBalancer(targets: readonly string[]): Promise<Balancer> {
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    turn += 1;
    const order = targets.map((_, index) => targets[(turn + index) % targets.length] ?? "");
    forward(incoming, outgoing, order);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, [target, ...others]: string[]): void {
  if (target === undefined) {
    outgoing.destroy();
    return;
  }
  const { method, url = "/", headers } = incoming;
  const sent = request(new URL(url, target), { method, headers, agent: false });
  sent.once("error", (error) => {
    // Only a connection that was never established is certain to have had no effect.
    const isRefused = Reflect.get(error, "code") === "ECONNREFUSED";
    if (isRefused) forward(incoming, outgoing, others);
    else outgoing.destroy();
  });
  sent.once("response", (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
    answer.once("error", () => outgoing.destroy());
  });
  sent.once("socket", (socket) => socket.once("connect", () => pass(incoming, outgoing, sent)));
}

function pass(incoming: IncomingMessage, outgoing: ServerResponse, sent: ClientRequest): void {
  outgoing.once("close", () => sent.destroy());
  incoming.pipe(sent);
}
