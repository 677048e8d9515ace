import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { hostname, tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { isProcessAlive, killProcessTree, ownProcessId } from "./process-tree.ts";

/** The temporary files of one browser process: its profile, and the driver's artifacts. */
export interface BrowserFolder {
  readonly profile: string;
  readonly artifacts: string;
  /** Records who uses the folder, so that a later owner can clean up after a killed one. */
  recordBrowser(processId: number): Promise<void>;
  remove(): Promise<void>;
}

/** The folder that holds all browser folders of this user. */
export function browserFoldersRoot(): string {
  return join(tmpdir(), `cartwright-browsers-${userInfo().uid}`);
}

/** Creates the folder of one browser; its name contains the machine and the owning process. */
export async function createBrowserFolder(): Promise<BrowserFolder> {
  const root = browserFoldersRoot();
  await mkdir(root, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(root, ownerPrefix(ownProcessId())));
  const artifacts = join(folder, "artifacts");
  await mkdir(artifacts);
  return {
    profile: join(folder, "profile"),
    artifacts,
    recordBrowser: (processId) => writeFile(join(folder, "browser.pid"), String(processId)),
    remove: () => removeFolder(folder),
  };
}

/**
 * Removes the folders of owners that were killed, and kills their browsers. Only folders of this machine are
 * considered: several machines may share a temporary folder, and process ids mean nothing across them.
 */
export async function removeStaleBrowserFolders(): Promise<void> {
  const root = browserFoldersRoot();
  const names = await readdir(root).catch(() => []);
  await Promise.all(names.filter(isStale).map((name) => clearStaleFolder(join(root, name))));
}

/** The same for one owner that has ended. */
export async function removeBrowserFoldersOf(ownerId: number): Promise<void> {
  const root = browserFoldersRoot();
  const names = await readdir(root).catch(() => []);
  const own = names.filter((name) => name.startsWith(ownerPrefix(ownerId)));
  await Promise.all(own.map((name) => clearStaleFolder(join(root, name))));
}

function ownerPrefix(processId: number): string {
  return `${hostname()}-${processId}-`;
}

function isStale(name: string): boolean {
  if (!name.startsWith(`${hostname()}-`)) return false;
  const ownerId = Number(/-(\d+)-[^-]+$/.exec(name)?.[1]);
  return Number.isInteger(ownerId) && !isProcessAlive(ownerId);
}

async function clearStaleFolder(folder: string): Promise<void> {
  const browserId = Number(await readFile(join(folder, "browser.pid"), "utf8").catch(() => "0"));
  // The id may have been reused: only a process that was started with this folder is killed.
  const commandLine = await readFile(`/proc/${browserId}/cmdline`, "utf8").catch(() => "");
  if (browserId > 1 && commandLine.includes(folder)) killProcessTree(browserId);
  await removeFolder(folder);
}

async function removeFolder(folder: string): Promise<void> {
  // A helper of the browser that is still exiting may write into it.
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
}
