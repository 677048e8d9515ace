import { readConfig } from "./config/config.ts";
import { fail } from "./start/fail.ts";
import { type Server, startServer } from "./start-server.ts";

/** Exits this long after the runs' grace period, whatever is still open. */
const lastResortMs = 3_000;

/**
 * A signal may arrive twice: supervisors signal every process of the service, and the launcher signals its
 * children.
 */
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
