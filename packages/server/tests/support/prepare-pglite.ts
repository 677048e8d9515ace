import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { prepareDatabase } from "./prepare-database.ts";
import "./provided.ts";

/** Vitest's global set-up: creating a database takes seconds, copying one a third of a second. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "cartwright-pglite-"));
  const database = await prepareDatabase({ kind: "pglite", folder: undefined });
  if (database.connection.kind !== "pglite") throw new Error("the embedded database is PGlite");
  const dump = await database.connection.pglite.dumpDataDir("none");
  await database.close();
  const snapshot = join(folder, "snapshot.tar");
  await writeFile(snapshot, new Uint8Array(await dump.arrayBuffer()));
  project.provide("pgliteSnapshot", snapshot);
  return () => rm(folder, { recursive: true, force: true });
}
