import { type ChildProcess, spawn } from "node:child_process";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { fillDataFolder } from "./start-tested-product.ts";
import { type FoundProcess, watchProcesses } from "./watched-processes.ts";

export type Victim = "npm" | "shell" | "launcher" | "server" | "sandbox" | "demo";

const commandLines: Readonly<Record<Victim, RegExp>> = {
  npm: /^npm /,
  shell: /keeping-shell -c/,
  launcher: /^\S*node (\S+\/)?scripts\/start\.ts/,
  server: /packages\/server\/src\/main\.ts/,
  sandbox: /packages\/sandbox\/src\/main\.ts/,
  demo: /^\S*node scripts\/demo\/main\.ts/,
};

export interface Started {
  readonly child: ChildProcess;
  readonly ended: Promise<number | undefined>;
  /** The addresses that it printed, in order. */
  readonly urls: readonly string[];
  /** All processes that the command started, including Chromium. */
  processes(): Promise<FoundProcess[]>;
  find(victim: Victim): Promise<FoundProcess>;
  /** Its ports that still accept connections. */
  openPorts(): Promise<number[]>;
  remove(): Promise<void>;
}

/**
 * Runs a command as a person or a supervisor would, and waits for a line of its output. Its processes are
 * identified by its data folder. npm's shell stays above the script, as many shells do.
 */
export async function startByNpm(
  command: readonly [string, ...string[]],
  isStarted: (line: string) => boolean,
  environment: Readonly<Record<string, string>> = {},
): Promise<Started> {
  const folder = await mkdtemp(join(tmpdir(), "stop-"));
  const dataFolder = join(folder, "data");
  await fillDataFolder(dataFolder);
  const child = spawn(command[0], command.slice(1), {
    cwd: fileURLToPath(new URL("../..", import.meta.url)),
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATA_DIR: dataFolder,
      PORT: "0",
      SANDBOX_PORT: "0",
      OPERATIONS_PORT: "0",
      DASHBOARD_PORT: "0",
      ANSWER_PORT: "0",
      LOG_LEVEL: "warn",
      npm_config_script_shell: await writeKeepingShell(folder),
      npm_config_update_notifier: "false",
      ...environment,
    },
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  const ended = new Promise<number | undefined>((resolve) => {
    child.once("exit", (code) => resolve(code ?? undefined));
  });
  const processes = watchProcesses(`DATA_DIR=${dataFolder}`);
  const urls = await readUrls(child, isStarted);
  return {
    child,
    ended,
    urls,
    processes,
    find: async (victim) => {
      const found = (await processes()).find(({ args }) => commandLines[victim].test(args.join(" ")));
      if (found === undefined) throw new Error(`no process of the command is ${victim}`);
      return found;
    },
    openPorts: async () => {
      const ports = [...new Set(urls.map((url) => Number(new URL(url).port)))];
      const open = await Promise.all(ports.map(isOpen));
      return ports.filter((_, index) => open[index]);
    },
    remove: async () => {
      for (const { id } of await processes()) killIfThere(id);
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}

function killIfThere(id: number): void {
  try {
    process.kill(id, "SIGKILL");
  } catch {
    // It has ended in the meantime.
  }
}

async function writeKeepingShell(folder: string): Promise<string> {
  const shell = join(folder, "keeping-shell");
  await writeFile(shell, '#!/bin/sh\n/bin/sh "$@"\nexit $?\n');
  await chmod(shell, 0o755);
  return shell;
}

function readUrls(child: ChildProcess, isStarted: (line: string) => boolean): Promise<string[]> {
  const urls: string[] = [];
  const lines: string[] = [];
  return new Promise((resolve, reject) => {
    child.once("exit", () => reject(new Error(["the command ended:", ...lines].join("\n"))));
    if (!child.stdout) return;
    createInterface(child.stdout).on("line", (line) => {
      lines.push(line);
      const [url] = /http:\/\/\S+:\d+/.exec(line) ?? [];
      if (url !== undefined) urls.push(url);
      if (isStarted(line)) resolve(urls);
    });
  });
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}
