import { mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { findLeaks } from "./find-leaks.ts";

it("finds a typed secret in a file written since, and none in a file that is older than the typing", async () => {
  const folder = await mkdtemp(join(tmpdir(), "leaks-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const typedSince = new Date(Date.now() - 60_000);
  const older = new Date(typedSince.getTime() - 60_000);
  await writeFile(join(folder, "log"), "code: 0789 was typed");
  await writeFile(join(folder, "program"), "\0\x010789\0");
  await utimes(join(folder, "program"), older, older);
  const secrets = { card: "4000000000000002", securityCode: "0789", password: "canary 123456789012" };

  const found = await findLeaks([folder], secrets, typedSince);

  expect([...new Set(found.map((hit) => hit.split(":")[0]))]).toEqual([join(folder, "log")]);
});
