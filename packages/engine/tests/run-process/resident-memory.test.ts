import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { killProcessTree } from "../../src/browser/chromium/process-tree.ts";
import { treeBytes } from "../../src/browser/chromium/resident-memory.ts";

const megabyte = 1024 * 1024;
const heldBytes = 200 * megabyte;

/** Starts itself below itself, so many levels deep; the last one holds the memory. */
const source = `
  const { LEVELS, SOURCE } = process.env;
  if (LEVELS === "0") {
    globalThis.held = Buffer.alloc(${heldBytes}, 1);
    console.log("held");
    setInterval(() => undefined, 1000);
  } else {
    const env = { ...process.env, LEVELS: String(LEVELS - 1) };
    require("node:child_process").spawn(process.execPath, ["-e", SOURCE], { env, stdio: "inherit" });
  }
`;

test.each([
  { levels: 3, where: "without Chromium's sandbox" },
  { levels: 4, where: "in Chromium's sandbox" },
])("the memory of a page counts $where, $levels levels below its run's process", async ({ levels }) => {
  const child = spawn(process.execPath, ["-e", source], {
    env: { LEVELS: `${levels}`, SOURCE: source },
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  try {
    await once(child.stdout, "data");
    expect(await treeBytes(child.pid ?? 0)).toBeGreaterThan(heldBytes);
  } finally {
    killProcessTree(child.pid ?? 0);
  }
});
