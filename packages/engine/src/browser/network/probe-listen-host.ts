import { createServer } from "node:net";
import { BrowserStartError } from "../browser-errors.ts";

/** Fails at startup, rather than in the first run, if the proxies cannot listen on this host. */
export async function probeListenHost(host: string): Promise<void> {
  const server = createServer();
  const { promise: listening, resolve, reject } = Promise.withResolvers<void>();
  server.once("error", reject).listen(0, host, resolve);
  try {
    await listening;
  } catch (cause) {
    throw new BrowserStartError(
      `the proxies for it cannot listen on ${host}: that is not an address of this machine`,
      { cause },
    );
  }
  await new Promise((closed) => server.close(closed));
}
