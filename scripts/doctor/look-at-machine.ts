import { readdir, readFile, readlink, statfs } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { startRunProcessPool } from "@cartwright/engine/server";
import type { Config } from "../../packages/server/src/config/config.ts";
import { makeFolder } from "../../packages/server/src/platform/make-folder.ts";
import { type Finding, ok, problem, warning } from "./finding.ts";

/** Starts a browser the same way a worker does. */
export async function lookAtBrowser({ browser, roles }: Config): Promise<Finding[]> {
  if (!roles.has("worker")) return [ok("browser", "not needed: this machine is no worker")];
  const startedAt = performance.now();
  const pool = await startRunProcessPool(browser);
  try {
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    const started = ok("browser", `started in ${seconds} s`);
    return browser.remoteCdpUrl === undefined ? [started, await lookAtSandbox()] : [started];
  } finally {
    await pool.close();
  }
}

/** Chromium's renderers have their own namespaces if its sandbox is on. */
async function lookAtSandbox(): Promise<Finding> {
  const asUser = "Run the service as a user of its own: Chromium has no sandbox where it runs as root.";
  if (userInfo().uid === 0) return problem("sandbox", "off: this is root", asUser);
  const own = await readlink("/proc/self/ns/user").catch(() => undefined);
  if (own === undefined) return ok("sandbox", "on; this system does not show its namespaces");
  const zygotes = await namespacesOfZygotes();
  return zygotes.some((namespace) => namespace !== own)
    ? ok("sandbox", "on, in user namespaces")
    : warning(
        "sandbox",
        "no user namespace was seen",
        "docs/deploy.md#chromiums-sandbox says what it needs.",
      );
}

async function namespacesOfZygotes(): Promise<string[]> {
  const ids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    ids.map(async (id) => {
      const command = await readFile(`/proc/${id}/cmdline`, "utf8").catch(() => "");
      if (!command.includes("--type=zygote")) return [];
      return readlink(`/proc/${id}/ns/user`).then(
        (namespace) => [namespace],
        () => [],
      );
    }),
  );
  return found.flat();
}

const gigabyte = 1024 ** 3;

export async function lookAtDisk({ database }: Config): Promise<Finding[]> {
  await makeFolder(database.folder);
  const folders = [...new Set([database.folder, tmpdir()])];
  return Promise.all(
    folders.map(async (folder) => {
      const { bavail, bsize } = await statfs(folder);
      const free = (bavail * bsize) / gigabyte;
      const words = `${free.toFixed(1)} GB free in ${folder}`;
      return free < 1
        ? problem("disk", words, "Free some, or set DATA_DIR or TMPDIR to a larger disk.")
        : ok("disk", words);
    }),
  );
}
