import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  type PostgresCluster,
  startPostgresCluster,
} from "../packages/server/tests/support/postgres-cluster.ts";
import { type RunningProduct, startProduct } from "../scripts/start-product.ts";
import { buyWithSecrets, createSecrets } from "./support/buy-with-secrets.ts";
import { canariesOf } from "./support/canaries.ts";
import { findInFolder } from "./support/find-in-folder.ts";
import { findServer } from "./support/kill-server.ts";
import { createShopper } from "./support/shopper.ts";
import { takeHeapStrings } from "./support/take-heap-strings.ts";

let cluster: PostgresCluster;
let snapshots: string;
let front: RunningProduct;
let worker: RunningProduct;
const logLines: string[] = [];

beforeAll(async () => {
  cluster = await startPostgresCluster();
  await cluster.createDatabase("canaries");
  snapshots = await mkdtemp(join(tmpdir(), "cartwright-heap-"));
  const shared = {
    DATABASE_URL: `${cluster.address}/canaries`,
    VAULT_KEYS: `one:${randomBytes(32).toString("base64")}`,
    EMBED_TOKEN_SECRET: randomBytes(32).toString("base64"),
    INTERNAL_SECRET: randomBytes(32).toString("base64"),
    LOG_LEVEL: "trace",
    SIGNUPS_PER_IP_PER_HOUR: "1000",
    NODE_OPTIONS: `--heapsnapshot-signal=SIGUSR2 --diagnostic-dir=${snapshots}`,
  };
  const keepLine = (line: string) => logLines.push(line);
  front = await startProduct({ ...shared, ROLES: "api,sandbox" }, keepLine);
  const SANDBOX_PORT = new URL(front.getUrl("hartwell")).port;
  worker = await startProduct({ ...shared, ROLES: "worker", SANDBOX_PORT }, keepLine);
});

afterAll(async () => {
  await Promise.all([front, worker].map((each) => each?.stop()));
  await cluster?.stop();
  await rm(snapshots, { recursive: true, force: true });
});

it("secrets that pass from one machine to another through PostgreSQL are found on neither, nor in its files", async () => {
  const shopper = await createShopper(front, "fennelrye");
  const secrets = createSecrets();
  await buyWithSecrets(shopper, secrets, { profileId: await shopper.createProfile() });
  const canaries = canariesOf(secrets);

  for (const each of [front, worker]) {
    const heap = await takeHeapStrings(await findServer(each.processId), snapshots);
    expect(heap.includes("fennelrye.localhost")).toBe(true);
    expect(canaries.findIn(heap)).toEqual([]);
  }
  await Promise.all([front.stop(), worker.stop()]);
  expect(logLines.length).toBeGreaterThan(50);
  expect(canaries.findIn(Buffer.from(logLines.join("\n")))).toEqual([]);
  expect(await findInFolder(cluster.folder, { canaries, besides: shopper.email })).toEqual({
    hasOther: true,
    hits: [],
  });
});
