import { inspect } from "node:util";
import { ConfigError, readConfig } from "./config/config.ts";
import { StartError } from "./platform/start-error.ts";
import { type Server, startServer } from "./start-server.ts";

/** Whatever still hangs after this long is left behind. */
const lastResortMs = 30_000;

try {
  const server = await startServer(readConfig(process.env));
  for (const [name, url] of Object.entries(server.urls)) process.stdout.write(`${name.padEnd(12)} ${url}\n`);
  process.stdout.write("ready\n");
  closeOnSignal(server);
} catch (error) {
  fail(error);
}

function closeOnSignal(server: Server): void {
  let isClosing = false;
  const onSignal = (): void => {
    if (isClosing) process.exit(1);
    isClosing = true;
    setTimeout(() => process.exit(1), lastResortMs).unref();
    server.close().then(() => process.exit(0), fail);
  };
  process.on("SIGINT", onSignal);
  process.on("SIGTERM", onSignal);
}

/** What whoever starts it can mend is said in one line for each mistake; a defect comes with its stack. */
function fail(error: unknown): never {
  const isMendable = error instanceof ConfigError || error instanceof StartError;
  process.stderr.write(`${isMendable ? error.message : inspect(error)}\n`);
  process.exit(1);
}
