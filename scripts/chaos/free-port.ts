import { createServer } from "node:net";

const given = new Set<number>();

/** A port that nothing listens on, for a part that restarts on the same one. Never returns a port twice. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("no port was free");
  if (given.has(address.port)) return findFreePort();
  given.add(address.port);
  return address.port;
}
