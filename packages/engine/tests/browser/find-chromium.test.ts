import { execFile, fork } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { arch, platform, tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { BrowserMissingError } from "../../src/browser/browser-errors.ts";
import type { BundledChromium } from "../../src/browser/chromium/bundled-chromium.ts";
import { findChromium } from "../../src/browser/chromium/find-chromium.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "find-chromium-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function writeProgram(name: string, script: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, `#!/bin/sh\n${script}\n`);
  await chmod(path, 0o755);
  return path;
}

test("the configured path is used, or refused with the reason: it is never replaced by another", async () => {
  const chromiumPath = await writeProgram("mine", "echo Chromium 140.0.1.2");
  expect(await findChromium({ chromiumPath })).toMatchObject({
    executablePath: chromiumPath,
    source: "configured",
  });
  const old = await writeProgram("old", "echo Chromium 90.0.1.2");
  await expect(findChromium({ chromiumPath: old })).rejects.toThrow(/older/);
  const broken = await writeProgram(
    "broken",
    "echo libnss3.so: cannot open shared object file >&2; exit 127",
  );
  await expect(findChromium({ chromiumPath: broken })).rejects.toThrow(/libnss3/);
  await expect(findChromium({ chromiumPath: join(folder, "none") })).rejects.toBeInstanceOf(
    BrowserMissingError,
  );
});

test("a wrapper that only advises an installation is passed over", async () => {
  const wrapper = await writeProgram("chromium-browser", "echo please install the package >&2; exit 1");
  expect((await findChromium({ searchPath: folder })).executablePath).not.toBe(wrapper);
});

test.runIf(platform() === "linux" && arch() === "x64")(
  "processes that need the bundled Chromium at once all get a whole one, and nothing else stays",
  async () => {
    const unpacked = await Promise.all(
      [1, 2].map(async () => {
        const child = fork(new URL("./support/unpack-chromium.ts", import.meta.url), {
          execArgv: [],
          env: { TMPDIR: folder },
        });
        const [found] = (await once(child, "message")) as [BundledChromium];
        return found;
      }),
    );
    for (const { executablePath, environment } of unpacked) {
      const { stdout } = await promisify(execFile)(executablePath, ["--version"], { env: environment });
      expect(stdout).toContain("Chromium");
    }
    expect(await readdir(folder)).toHaveLength(1);
  },
);
