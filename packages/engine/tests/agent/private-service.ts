import { createSocket } from "node:dgram";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";

/** A service of this machine that nobody from outside has any business with: it notes who calls, by TCP and UDP. */
export async function startPrivateService() {
  const calls: string[] = [];
  const server = createServer((socket) => {
    socket.once("data", (data) => calls.push(`tcp ${data.toString("latin1").split("\n")[0]}`));
    socket.on("error", () => undefined);
    socket.end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const udp = createSocket("udp4");
  udp.on("message", () => calls.push("udp"));
  udp.bind(port, "127.0.0.1");
  await once(udp, "listening");
  return {
    port,
    calls,
    close: async () => {
      udp.close();
      server.close();
      await once(server, "close");
    },
  };
}
