import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { prepareDatabase } from "../../packages/server/tests/support/prepare-database.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A data folder as left by a first start. */
    productData: string;
  }
}

/** Vitest's global set-up: creating the embedded database takes seconds, copying it a fraction of one. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "cartwright-prepared-"));
  const database = await prepareDatabase({ kind: "pglite", folder });
  await database.close();
  project.provide("productData", folder);
  return () => rm(folder, { recursive: true, force: true });
}
