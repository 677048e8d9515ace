import { once } from "node:events";
import { createServer, request } from "node:http";

/** Stands before the processor, and loses requests on the way there and answers on the way back. */
export interface UnreliableProxy {
  url: string;
  lost: { requests: number; answers: number };
  close(): Promise<void>;
}

export async function startUnreliableProxy(port: number, random: () => number): Promise<UnreliableProxy> {
  const lost = { requests: 0, answers: 0 };
  const server = createServer((incoming, outgoing) => {
    const luck = random();
    if (luck < 0.15) {
      lost.requests += 1;
      incoming.socket.destroy();
      return;
    }
    const { method, url: path, headers } = incoming;
    const forwarded = { ...headers, host: `billing.localhost:${port}` };
    const call = request({ host: "127.0.0.1", port, method, path, headers: forwarded }, (answer) => {
      if (luck < 0.3) {
        lost.answers += 1;
        answer.resume();
        answer.on("end", () => incoming.socket.destroy());
        return;
      }
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
    });
    call.on("error", () => incoming.socket.destroy());
    incoming.pipe(call);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`,
    lost,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
