import { z } from "zod";
import { SANDBOX_ADDRESS, startSandbox } from "./start-sandbox.ts";

const wholeNumber = (most: number) =>
  z.preprocess(
    (text) => (text === "" ? undefined : text),
    z.coerce.number(`must be a whole number from 0 to ${most}`).int().min(0).max(most).optional(),
  );

const environment = z
  .object({
    SANDBOX_PORT: wholeNumber(65_535),
    SANDBOX_LATENCY_MS: wholeNumber(600_000),
    DATA_DIR: z.string().optional(),
  })
  .safeParse(process.env);
if (!environment.success)
  fail(environment.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`));

const { SANDBOX_PORT: port = 4100, SANDBOX_LATENCY_MS: latencyMs = 0, DATA_DIR } = environment.data;
const sandbox = await startSandbox({ port, latencyMs, dataDir: DATA_DIR }).catch((error: unknown) => {
  const isTaken = error instanceof Error && Reflect.get(error, "code") === "EADDRINUSE";
  if (isTaken) fail([`SANDBOX_PORT: ${SANDBOX_ADDRESS}:${port} is taken by another process`]);
  throw error;
});
const listeners = [
  ...Object.values(sandbox.urls).map((url) => ["sandbox", url] as const),
  ["identity", sandbox.issuer] as const,
  ["processor", sandbox.processorUrl] as const,
  ["mail", sandbox.smtpUrl] as const,
  ["mailbox", sandbox.mailboxUrl] as const,
];
for (const [name, url] of listeners) process.stdout.write(`${name.padEnd(12)} ${url}\n`);

let isClosing = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, async () => {
    // Ignores a second signal while closing: a supervisor and the launcher both send one.
    if (isClosing) return;
    isClosing = true;
    await sandbox.close();
    process.exit(0);
  });
}

function fail(mistakes: readonly string[]): never {
  process.stderr.write(`${mistakes.join("\n")}\n`);
  process.exit(1);
}
