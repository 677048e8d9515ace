/** The gate before a commit: runs every check in parallel and shows its output only if it fails. */
import { spawn } from "node:child_process";

/**
 * The native compiler checks types in a third of the time. It has no JavaScript API yet, which three scripts need, so
 * `typescript` is the version before it, and both packages would call their command `tsc`.
 */
const tsc = ["node", "node_modules/typescript-native/bin/tsc"];

const checks: Record<string, string[]> = {
  "format and lint": ["biome", "check", "--error-on-warnings", "."],
  types: tsc,
  "types of the dashboard": [...tsc, "-p", "packages/dashboard"],
  boundaries: ["depcruise", "packages", "--config", ".dependency-cruiser.js", "--output-type", "err"],
  "unused code": ["knip", "--no-progress"],
  "fast tests": ["vitest", "run", "--project", "fast", "--reporter", "minimal"],
};

function run(name: string, [command = "", ...args]: string[]): Promise<boolean> {
  const startedAt = Date.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
    const output: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => output.push(chunk));
    child.on("error", (error) => output.push(Buffer.from(`${error.message}\n`)));
    child.on("close", (code) => {
      const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
      console.log(`${code === 0 ? "ok  " : "FAIL"} ${name} (${seconds} s)`);
      if (code !== 0) process.stdout.write(Buffer.concat(output));
      resolve(code === 0);
    });
  });
}

const results = await Promise.all(Object.entries(checks).map(([name, command]) => run(name, command)));
process.exitCode = results.every(Boolean) ? 0 : 1;
