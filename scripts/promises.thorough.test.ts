import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Needs the types of the whole project, which takes as long as all other rules together, so it is no part of the check. */
it("no promise is left without anybody who waits for it or hears that it failed", async () => {
  const args = ["lint", "--only=nursery/noFloatingPromises", "."];
  const { stdout, stderr } = await promisify(execFile)("biome", args, { cwd: root });
  // Where a rule is not in the configuration, what it finds does not change the exit code.
  expect(stdout + stderr).toMatch(/Checked \d{4,} files/);
  expect(stdout + stderr).not.toContain("noFloatingPromises");
});
