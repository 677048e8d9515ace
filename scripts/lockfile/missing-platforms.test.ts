import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { findMissingPlatforms, Lockfile } from "./missing-platforms.ts";

test("the lock file holds the native packages of every platform, so that npm ci takes it anywhere", async () => {
  const text = await readFile(new URL("../../package-lock.json", import.meta.url), "utf8");
  const missing = findMissingPlatforms(Lockfile.parse(JSON.parse(text)));
  expect(
    missing.map(({ path }) => path),
    "run `npm run lockfile`",
  ).toEqual([]);
});

test("a package that the lock file lacks is entered with the platform that its name says", () => {
  const lockfile = Lockfile.parse({
    packages: {
      "node_modules/tool": {
        version: "2.0.0",
        dev: true,
        optionalDependencies: { "@tool/cli-linux-arm64-musl": "2.0.0" },
      },
    },
  });
  expect(findMissingPlatforms(lockfile)).toEqual([
    {
      path: "node_modules/@tool/cli-linux-arm64-musl",
      entry: { version: "2.0.0", cpu: ["arm64"], os: ["linux"], libc: ["musl"], dev: true, optional: true },
    },
  ]);
});
