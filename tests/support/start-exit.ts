import { once } from "node:events";
import { createServer, request } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";

/** A forward proxy on loopback that requires a password and records what goes through it. */
export interface Exit {
  readonly url: string;
  /** The hosts of all requests and tunnels. */
  readonly hosts: Set<string>;
  readonly languages: Set<string>;
  close(): Promise<void>;
}

const credentials = "traveller:secret";
const expected = `Basic ${Buffer.from(credentials).toString("base64")}`;

export async function startExit(): Promise<Exit> {
  const hosts = new Set<string>();
  const languages = new Set<string>();
  const sockets = new Set<Socket>();
  const server = createServer((incoming, answer) => {
    if (incoming.headers["proxy-authorization"] !== expected) return answer.writeHead(407).end();
    const url = new URL(incoming.url ?? "");
    hosts.add(url.hostname);
    languages.add(incoming.headers["accept-language"] ?? "");
    const { "proxy-authorization": _, ...headers } = incoming.headers;
    const path = `${url.pathname}${url.search}`;
    const onward = request(
      { host: "127.0.0.1", port: url.port, method: incoming.method, path, headers },
      (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(answer);
      },
    );
    onward.on("error", () => answer.destroy());
    return incoming.pipe(onward);
  });
  server.on("connect", (incoming, near: Socket) => {
    const { hostname, port } = new URL(`http://${incoming.url}`);
    hosts.add(hostname);
    if (incoming.headers["proxy-authorization"] !== expected) {
      near.end("HTTP/1.1 407 Proxy Authentication Required\r\n\r\n");
      return;
    }
    const far = connect(Number(port), "127.0.0.1", () => {
      near.write("HTTP/1.1 200 Connection Established\r\n\r\n");
      far.pipe(near).pipe(far);
    });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const)
      one.on("error", () => other.destroy());
  });
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${credentials}@127.0.0.1:${port}`,
    hosts,
    languages,
    close: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      if (server.listening) await once(server, "close");
    },
  };
}
