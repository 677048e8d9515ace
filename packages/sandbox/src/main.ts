import { z } from "zod";
import { startSandbox } from "./start-sandbox.ts";

const environment = z
  .object({
    HOST: z.string().default("127.0.0.1"),
    SANDBOX_PORT: z.coerce.number().int().min(0).max(65535).default(4100),
    SANDBOX_LATENCY_MS: z.coerce.number().int().min(0).default(0),
    DATA_DIR: z.string().optional(),
  })
  .parse(process.env);

const sandbox = await startSandbox({
  host: environment.HOST,
  port: environment.SANDBOX_PORT,
  latencyMs: environment.SANDBOX_LATENCY_MS,
  dataDir: environment.DATA_DIR,
});
for (const url of Object.values(sandbox.urls)) process.stdout.write(`sandbox  ${url}\n`);
process.stdout.write(`identity  ${sandbox.issuer}\n`);
process.stdout.write(`processor  ${sandbox.processorUrl}\n`);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, async () => {
    await sandbox.close();
    process.exit(0);
  });
}
