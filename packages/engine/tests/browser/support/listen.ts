import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo, Socket } from "node:net";

/** A real web server on loopback that records its requests. */
export interface Listener {
  readonly port: number;
  /** `host/path` of each request, in order of arrival. */
  readonly asked: string[];
  openConnections(): number;
  close(): Promise<void>;
}

/** Pages by path; a page may contain the listener's port as `PORT`. Unknown paths return an empty page. */
export interface Site {
  readonly pages?: Readonly<Record<string, string>>;
  /** Targets of redirects with status 302, by path. */
  readonly redirects?: Readonly<Record<string, string>>;
  readonly onUpgrade?: (request: IncomingMessage, socket: Socket) => void;
}

export async function listen(site: Site = {}): Promise<Listener> {
  const asked: string[] = [];
  const server = createServer();
  const answer: RequestListener = (request, response) => {
    const path = request.url ?? "/";
    asked.push(`${request.headers.host?.split(":")[0]}${path}`);
    const target = site.redirects?.[path];
    if (target !== undefined) {
      response.writeHead(302, { location: withPort(target, port) }).end();
      return;
    }
    response.writeHead(200, { "content-type": "text/html", "access-control-allow-origin": "*" });
    response.end(withPort(site.pages?.[path] ?? `<title>${path}</title>`, port));
  };
  server.on("request", answer);
  if (site.onUpgrade !== undefined) server.on("upgrade", site.onUpgrade);
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  const { promise: listening, resolve } = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", resolve);
  await listening;
  const { port } = server.address() as AddressInfo;
  return {
    port,
    asked,
    openConnections: () => sockets.size,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}

function withPort(text: string, port: number): string {
  return text.replaceAll("PORT", String(port));
}
