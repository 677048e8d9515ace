/** `npm run fuzz -- --seed 7 --count 20000 --database postgres`: sends malformed requests to the API. */
import { spawn } from "node:child_process";
import { parseArgs } from "node:util";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: String(Math.floor(Math.random() * 2 ** 31)) },
    count: { type: "string", default: "20000" },
    database: { type: "string", default: "pglite" },
  },
});

console.log(`seed ${values.seed}, ${values.count} requests, on ${values.database}`);
const project = `server-${values.database}`;
const child = spawn("vitest", ["run", "--project", project, "packages/server/tests/fuzz"], {
  stdio: "inherit",
  env: { ...process.env, FUZZ_SEED: values.seed, FUZZ_COUNT: values.count },
});
child.on("close", (code) => {
  process.exitCode = code ?? 1;
});
