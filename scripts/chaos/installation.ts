import { randomBytes } from "node:crypto";
import { chmod, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startBalancer } from "./balancer.ts";
import { type KillableDatabase, startKillableDatabase } from "./database.ts";
import { type Disk, mountDisk } from "./disk.ts";
import { findFreePort } from "./free-port.ts";
import { type Link, openLink } from "./link.ts";
import { type Merchants, startMerchants } from "./merchants.ts";
import { type Part, startPart } from "./part.ts";
import { type EventReceiver, startEventReceiver } from "./receiver.ts";
import { unlessAborted } from "./unless-aborted.ts";

/** Two API processes, two workers and the answer page on one database, over links that can be cut. */
export interface Installation {
  readonly folder: string;
  readonly database: KillableDatabase;
  readonly merchants: Merchants;
  readonly receiver: EventReceiver;
  readonly servers: readonly ServerPart[];
  readonly answerPage: Part;
  /** The balancer in front of both API processes. */
  readonly apiUrl: string;
  /** Undefined if this user may not mount. */
  readonly disks: { readonly database: Disk | undefined; readonly parts: Disk | undefined };
  /** Resolves once every part of the product is up. */
  ready(): Promise<void>;
  /** Stops the product, but keeps its database and its files. */
  stopParts(): Promise<void>;
  close(): Promise<void>;
}

export interface ServerPart extends Part {
  readonly role: "api" | "worker";
  /** Its connection to the database. */
  readonly link: Link;
  /** Shifts its clock by this offset. */
  setClock(offsetMs: number): Promise<void>;
}

const databaseMegabytes = 700;
const partsMegabytes = 1500;

const mainFile = new URL("../../packages/server/src/main.ts", import.meta.url).href;
const answerFile = new URL("../../packages/server/src/answer-page.main.ts", import.meta.url).href;
const compiled = fileURLToPath(new URL("../../node_modules/.cache/compiled", import.meta.url));

/** Rejects with the signal's reason if it is aborted during the start, after closing what had been started. */
export async function startInstallation(
  folder: string,
  { slots, signal }: { slots: number; signal: AbortSignal },
): Promise<Installation> {
  const place = (name: string): string => join(folder, name);
  await chmod(folder, 0o755);
  await mkdir(place("logs"));
  // Closes in reverse order what has been started, also if something else doesn't start.
  await using started = new AsyncDisposableStack();
  const disks = await mountDisks(folder, started);
  const merchants = await startMerchants(place("merchants"));
  started.defer(() => merchants.close());
  const receiver = await startEventReceiver();
  started.defer(() => receiver.close());
  const database = await startKillableDatabase(place("database"), place("logs/postgres.log"));
  started.defer(() => database.stop());
  signal.throwIfAborted();
  const shared = await sharedSettings({ folder: place("parts"), merchants });
  const parts: Part[] = [];
  const stopParts = async (): Promise<void> => {
    await Promise.all(parts.map((part) => part.stop()));
  };
  const start = async (name: string, role: ServerPart["role"], own: Settings = {}): Promise<ServerPart> => {
    const environment = { ...shared.environment, ...own };
    const part = await startServerPart({ name, role, folder, database, environment });
    started.defer(() => part.link.close());
    parts.push(part);
    return part;
  };
  started.defer(stopParts);
  // The first one creates the tables; the others start afterwards.
  const first = await start("api-1", "api", { PORT: `${shared.apiPorts[0]}`, ...shared.internal });
  await unlessAborted(first.ready(), signal);
  const servers = [
    first,
    await start("api-2", "api", { PORT: `${shared.apiPorts[1]}` }),
    await start("worker-1", "worker", { WORKER_SLOTS: `${slots}` }),
    await start("worker-2", "worker", { WORKER_SLOTS: `${slots}` }),
  ];
  const answerPage = startPart({
    name: "answer",
    mainFile: answerFile,
    environment: answerSettings(shared, place("parts/answer")),
    logFile: place("logs/answer.log"),
    isReady: (line) => line.startsWith("answer "),
  });
  parts.push(answerPage);
  const balancer = await startBalancer(shared.apiPorts.map((port) => `http://127.0.0.1:${port}`));
  started.defer(() => balancer.close());
  const ready = async (): Promise<void> => {
    await Promise.all(parts.map((part) => part.ready()));
  };
  const running = started.move();
  return {
    folder,
    database,
    merchants,
    receiver,
    servers,
    answerPage,
    apiUrl: balancer.url,
    disks,
    ready,
    stopParts,
    close: async () => {
      await stopParts();
      await running.disposeAsync();
    },
  };
}

async function mountDisks(folder: string, started: AsyncDisposableStack): Promise<Installation["disks"]> {
  const mount = async (name: string, megabytes: number): Promise<Disk | undefined> => {
    const disk = await mountDisk(join(folder, name), megabytes);
    if (disk) started.defer(() => disk.unmount());
    return disk;
  };
  return {
    database: await mount("database", databaseMegabytes),
    parts: await mount("parts", partsMegabytes),
  };
}

type Settings = Readonly<Record<string, string>>;

interface SharedSettings {
  apiPorts: readonly number[];
  answerPort: number;
  environment: Settings;
  internal: Settings;
  internalUrl: string;
}

/** Settings shared by every process of a deployment. */
async function sharedSettings({
  folder,
  merchants,
}: {
  folder: string;
  merchants: Merchants;
}): Promise<SharedSettings> {
  const [firstPort, secondPort, answerPort, internalPort] = await Promise.all(
    Array.from({ length: 4 }, () => findFreePort()),
  );
  if (!firstPort || !secondPort || !answerPort || !internalPort) throw new Error("no ports were free");
  const temporary = join(folder, "tmp");
  await mkdir(temporary);
  const secret = (): string => randomBytes(32).toString("base64");
  return {
    apiPorts: [firstPort, secondPort],
    answerPort,
    internal: { INTERNAL_PORT: `${internalPort}` },
    internalUrl: `http://127.0.0.1:${internalPort}`,
    environment: {
      PATH: process.env.PATH ?? "",
      HOME: process.env.HOME ?? "/",
      TMPDIR: temporary,
      NODE_COMPILE_CACHE: compiled,
      DATA_DIR: folder,
      OPERATIONS_PORT: "0",
      SANDBOX_PORT: `${merchants.port}`,
      SMTP_URL: merchants.smtpUrl,
      ANSWER_URL: `http://127.0.0.1:${answerPort}`,
      VAULT_KEYS: `one:${secret()}`,
      EMBED_TOKEN_SECRET: secret(),
      INTERNAL_SECRET: secret(),
      WEBHOOKS_TO_LOOPBACK: "on",
      WEBHOOK_RETRY_SECONDS: "1,2,4",
      SIGNUPS_PER_IP_PER_HOUR: "1000000",
      SIGNUPS_PER_DAY: "1000000",
      SHUTDOWN_GRACE_SECONDS: "3",
      LOG_LEVEL: "debug",
    },
  };
}

async function startServerPart({
  name,
  role,
  folder,
  database,
  environment,
}: {
  name: string;
  role: ServerPart["role"];
  folder: string;
  database: KillableDatabase;
  environment: Settings;
}): Promise<ServerPart> {
  const link = await openLink(database.port);
  const clockFile = join(folder, `clock-${name}`);
  await writeFile(clockFile, "0");
  const part = startPart({
    name,
    mainFile,
    environment: {
      ...environment,
      ROLES: role,
      DATA_DIR: join(environment.DATA_DIR ?? folder, name),
      DATABASE_URL: database.url(link.port),
      NODE_OPTIONS: `--import=${new URL("./skewed-clock.ts", import.meta.url).href}`,
      CHAOS_CLOCK_FILE: clockFile,
    },
    logFile: join(folder, `logs/${name}.log`),
    isReady: (line) => line === "ready",
  });
  return Object.defineProperties(
    part,
    Object.getOwnPropertyDescriptors({
      role,
      link,
      setClock: (offsetMs: number) => writeFile(clockFile, `${offsetMs}`),
    }),
  ) as ServerPart;
}

/** What the launcher would pass on: no vault key and no database. */
function answerSettings({ environment, answerPort, internalUrl }: SharedSettings, folder: string): Settings {
  const { VAULT_KEYS: _vault, EMBED_TOKEN_SECRET: _embed, ...told } = environment;
  return {
    ...told,
    ROLES: "answer",
    DATA_DIR: folder,
    ANSWER_PORT: `${answerPort}`,
    INTERNAL_URL: internalUrl,
  };
}
