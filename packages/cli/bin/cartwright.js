#!/usr/bin/env node
// The sources are TypeScript, which Node runs as it is from 22.18 on. Under an older one the Node of the checkout takes over.
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const main = new URL("../src/main.ts", import.meta.url);

if (process.features.typescript) {
  await import(main.href);
} else {
  const pinned = dirname(createRequire(import.meta.url).resolve("node/package.json"));
  const executable = join(pinned, "bin", process.platform === "win32" ? "node.exe" : "node");
  const child = spawn(executable, [fileURLToPath(main), ...process.argv.slice(2)], { stdio: "inherit" });
  // The terminal sends Ctrl-C to both; other signals are handed on.
  process.on("SIGINT", () => undefined);
  process.on("SIGTERM", () => child.kill("SIGTERM"));
  child.on("error", (error) => {
    process.stderr.write(`cartwright needs Node 22.18 or later: ${error.message}\n`);
    process.exitCode = 1;
  });
  child.on("exit", (code, signal) => {
    process.exitCode = code ?? (signal === "SIGINT" ? 130 : 1);
  });
}
