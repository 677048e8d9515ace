/** The gate before a commit: runs every check, as many at a time as there are cores, and shows what failed. */
import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";

const cores = availableParallelism();
/** Each further thread or process works out the same types, or loads the same modules, once more. */
const half = String(Math.max(1, Math.floor(cores / 2)));

/**
 * The native compiler checks types in a third of the time. It has no JavaScript API yet, which three scripts need, so
 * `typescript` is the version before it, and both packages would call their command `tsc`.
 */
const tsc = ["node", "node_modules/typescript-native/bin/tsc", "--checkers", half];

/** Longest first. */
const checks: [name: string, command: string[]][] = [
  ["fast tests", ["vitest", "run", "--project", "fast", "--reporter", "minimal", "--maxWorkers", half]],
  ["types", tsc],
  ["format and lint", ["biome", "check", "--error-on-warnings", "."]],
  ["boundaries", ["depcruise", "packages", "--config", ".dependency-cruiser.js", "--output-type", "err"]],
  ["unused code", ["knip", "--no-progress", "--cache", "--cache-location", "node_modules/.cache/knip"]],
  ["types of the dashboard", [...tsc, "-p", "packages/dashboard"]],
];

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

const waiting = checks.values();
async function runWaiting(): Promise<boolean> {
  let isPassed = true;
  for (const [name, command] of waiting) isPassed = (await run(name, command)) && isPassed;
  return isPassed;
}

const results = await Promise.all(Array.from({ length: cores }, runWaiting));
process.exitCode = results.every(Boolean) ? 0 : 1;
