import { inspect } from "node:util";
import { ConfigError, readConfig } from "./config/config.ts";
import { StartError } from "./platform/start-error.ts";
import { startAnswerPage } from "./start-answer-page.ts";

/** Entry point of the answer page process, which the launcher starts beside the server. */
try {
  const page = await startAnswerPage(readConfig(process.env));
  process.stdout.write(`${"answer".padEnd(12)} ${page.url}\n`);
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => void page.close().then(() => process.exit(0), fail));
} catch (error) {
  fail(error);
}

function fail(error: unknown): never {
  const isMendable = error instanceof ConfigError || error instanceof StartError;
  process.stderr.write(`${isMendable ? error.message : inspect(error)}\n`);
  process.exit(1);
}
