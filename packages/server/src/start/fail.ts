import { inspect } from "node:util";
import { ConfigError } from "../config/config.ts";
import { StartError } from "../platform/start-error.ts";

/** Errors the operator can fix are printed without a stack, one line per mistake; others with their stack. */
export function fail(error: unknown): never {
  const isFixable = error instanceof ConfigError || error instanceof StartError;
  process.stderr.write(`${isFixable ? error.message : inspect(error)}\n`);
  process.exit(1);
}
