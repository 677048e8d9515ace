import { type ChildProcess, spawn } from "node:child_process";
import { getCompileCacheDir } from "node:module";
import { Socket } from "node:net";
import { execPath } from "node:process";
import { fileURLToPath } from "node:url";
import { BrowserStartError } from "../browser/browser-errors.ts";
import { removeBrowserFoldersOf } from "../browser/chromium/browser-folder.ts";
import { killProcessTree } from "../browser/chromium/process-tree.ts";
import { runEnvironment } from "./run-environment.ts";
import { watchServer } from "./watch-server.ts";

/** A process for one run, as the operating system sees it. */
export interface SpawnedProcess {
  readonly processId: number;
  readonly socket: Socket;
  /** Resolves with the cause of its end, once the process, its browser and their files are gone. */
  readonly gone: Promise<string>;
  /** Ends it at once, and its browser with it. */
  kill(): void;
  /**
   * Its output before it began to read pages. Later output is ignored, because it may repeat what was typed.
   */
  startWords(): string;
  ignoreWords(): void;
}

const ownMainFile = fileURLToPath(new URL("./run-process.main.ts", import.meta.url));
const mostWords = 2_000;
/** Most runs mostly wait for a person: a small semi-space uses a third less memory while they do. */
const nodeFlags = ["--max-semi-space-size=2", "--disable-warning=ExperimentalWarning"] as const;

export function spawnRunProcess({
  heapMegabytes,
  mainFile = ownMainFile,
}: {
  heapMegabytes: number;
  mainFile?: string | undefined;
}): SpawnedProcess {
  const child = spawn(execPath, [`--max-old-space-size=${heapMegabytes}`, ...nodeFlags, mainFile], {
    env: runEnvironment(getCompileCacheDir()),
    stdio: ["ignore", "ignore", "pipe", "pipe"],
    // Leader of its own group: it can be killed as a whole, and a Ctrl-C in the terminal does not reach it.
    detached: true,
  });
  const [, , , socket] = child.stdio;
  if (child.pid === undefined || !(socket instanceof Socket)) {
    // The reason arrives as an event.
    child.once("error", () => undefined);
    throw new BrowserStartError("no process could be started for a run");
  }
  const { pid: processId } = child;
  let words = "";
  const listen = (chunk: Buffer): void => {
    words = (words + chunk.toString("utf8")).slice(-mostWords);
  };
  child.stderr?.on("data", listen);
  return {
    processId,
    socket,
    gone: untilGone(child, processId),
    kill: () => killProcessTree(processId),
    startWords: () => words.trim(),
    ignoreWords: () => {
      child.stderr?.off("data", listen).resume();
      words = "";
    },
  };
}

async function untilGone(child: ChildProcess, processId: number): Promise<string> {
  const endWatch = watchServer(processId);
  const { promise, resolve } = Promise.withResolvers<string>();
  child.once("error", (error) => resolve(error.name));
  child.once("exit", (code, signal) => resolve(signal ?? `exit code ${code}`));
  const end = await promise;
  endWatch();
  // Kills the rest of its group.
  killProcessTree(processId);
  // A browser exits by itself when its owner is gone. One that does not is found by its folder.
  await removeBrowserFoldersOf(processId).catch(() => undefined);
  return end;
}
