import { readConfig } from "./config/config.ts";
import { fail } from "./start/fail.ts";
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
