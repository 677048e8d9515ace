import type { TestProject } from "vitest/node";
import { startPostgresCluster } from "./postgres-cluster.ts";
import { prepareDatabase } from "./prepare-database.ts";
import "./provided.ts";

const template = "cartwright_template";

/** Vitest's global set-up: starts a real PostgreSQL, removed when the tests end. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgresCluster();
  await cluster.createDatabase(template);
  const database = await prepareDatabase({
    kind: "postgres",
    url: `${cluster.address}/${template}`,
    maxConnections: 2,
  });
  await database.close();
  project.provide("postgresCluster", cluster.address);
  project.provide("postgresTemplate", template);
  return cluster.stop;
}
