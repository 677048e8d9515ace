import { inspect } from "node:util";
import { ConfigError, readConfig } from "./config/config.ts";
import { StartError } from "./platform/start-error.ts";
import { type Server, startServer } from "./start-server.ts";

/** Whatever still hangs this long after the grace of the runs is left behind. */
const lastResortMs = 3_000;

/** A signal may arrive twice: a supervisor tells every process of the service, and the launcher tells its parts. */
const sameSignalMs = 1_000;

try {
  const config = readConfig(process.env);
  const server = await startServer(config);
  for (const [name, url] of Object.entries(server.urls)) process.stdout.write(`${name.padEnd(12)} ${url}\n`);
  process.stdout.write("ready\n");
  closeOnSignal(server, config.shutdownGraceMs + lastResortMs);
} catch (error) {
  fail(error);
}

function closeOnSignal(server: Server, limitMs: number): void {
  let closingSince: number | undefined;
  const onSignal = (): void => {
    if (closingSince !== undefined) {
      if (performance.now() - closingSince > sameSignalMs) process.exit(1);
      return;
    }
    closingSince = performance.now();
    setTimeout(() => process.exit(1), limitMs).unref();
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
