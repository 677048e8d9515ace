import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** The whole product in separate processes, like `npm start`, on free ports and in a fresh data folder. */
export interface RunningProduct {
  readonly listeners: readonly Listener[];
  /** The address of a listener (`api`, `operations`) or sandbox store (`hartwell`). Throws if unknown. */
  getUrl(name: string): string;
  /** The launcher; all other processes of the product are below it. */
  readonly processId: number;
  stop(): Promise<void>;
}

export interface Listener {
  name: string;
  url: string;
}

/** A start takes up to 20 s of processor time, of which a busy machine gives it a tenth. */
const startTimeoutMs = 300_000;
const stopTimeoutMs = 15_000;
const listenerLine = /^(\S+)\s+(https?:\/\/\S+)$/;

/**
 * Resolves when the product has printed `ready`. Each line of the log is passed to `onLine`. The fresh data
 * folder may be filled before the start.
 * @throws with the last lines of the log if the product ends or does not become ready in time.
 */
export async function startProduct(
  environment: Readonly<Record<string, string>>,
  onLine: (line: string) => void = () => {},
  fillDataFolder: (folder: string) => Promise<void> = async () => {},
): Promise<RunningProduct> {
  const dataDir = await mkdtemp(join(tmpdir(), "cartwright-"));
  await fillDataFolder(dataDir);
  const child = spawn(process.execPath, [fileURLToPath(new URL("./start.ts", import.meta.url))], {
    env: {
      ...inheritedEnvironment(),
      PORT: "0",
      SANDBOX_PORT: "0",
      OPERATIONS_PORT: "0",
      DASHBOARD_PORT: "0",
      ANSWER_PORT: "0",
      DATA_DIR: dataDir,
      ...environment,
    },
    // The launcher stops when the channel closes, so nothing is left if this process is killed.
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const stop = async (): Promise<void> => {
    await stopProcess(child);
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const listeners = await readListeners(child, onLine);
    return { listeners, getUrl: (name) => getUrl(listeners, name), processId: child.pid ?? 0, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What the system and the browser need. The caller's own settings of the service are left out. */
function inheritedEnvironment(): Record<string, string> {
  const names = ["PATH", "HOME", "TMPDIR", "LANG", "CHROMIUM_PATH", "BROWSER_CDP_URL", "NODE_COMPILE_CACHE"];
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

function readListeners(child: ChildProcess, onLine: (line: string) => void): Promise<Listener[]> {
  const listeners: Listener[] = [];
  const lastLines: string[] = [];
  return new Promise((resolve, reject) => {
    const fail = (what: string): void => reject(new Error([what, ...lastLines].join("\n")));
    const timer = setTimeout(
      () => fail(`The service was not ready after ${startTimeoutMs / 1000} s.`),
      startTimeoutMs,
    );
    const read = (line: string): void => {
      onLine(line);
      lastLines.push(line);
      if (lastLines.length > 20) lastLines.shift();
      const [, name, url] = listenerLine.exec(line.trim()) ?? [];
      if (name !== undefined && url !== undefined) listeners.push({ name, url });
      if (line.trim() !== "ready") return;
      clearTimeout(timer);
      resolve(listeners);
    };
    for (const stream of [child.stdout, child.stderr])
      if (stream) createInterface({ input: stream }).on("line", read);
    child.once("exit", (code) => {
      clearTimeout(timer);
      fail(`The service ended with code ${code} before it was ready.`);
    });
  });
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), stopTimeoutMs);
  await exited;
  clearTimeout(timer);
}

function getUrl(listeners: readonly Listener[], name: string): string {
  const found = listeners.find(
    (each) => each.name === name || new URL(each.url).hostname === `${name}.localhost`,
  );
  if (!found) throw new Error(`The service printed no address for "${name}".`);
  return found.url;
}
