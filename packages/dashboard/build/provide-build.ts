import { createHash, randomBytes } from "node:crypto";
import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { descriptionFile } from "./publish-description.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const repository = join(root, "../..");
const dist = join(root, "dist");

/** All that the built files depend on. */
const sources = [
  join(root, "src"),
  join(root, "public"),
  join(root, "build"),
  join(root, "index.html"),
  join(root, "vite.config.ts"),
  join(repository, "packages/contract/src"),
  join(repository, "package-lock.json"),
  descriptionFile,
];
const fingerprintFile = "sources.sha256";

/**
 * Builds the dashboard unless `dist` was made from exactly these sources. `onBuild` is called before it begins. Several processes
 * may do it at once: each builds in a folder of its own, which appears under its name whole.
 */
export async function provideBuild(onBuild: () => void = () => undefined): Promise<void> {
  const fingerprint = await fingerprintOf(sources);
  const isCurrent = async () => (await readIfThere(join(dist, fingerprintFile))) === fingerprint;
  if (await isCurrent()) return;
  onBuild();
  const draft = `${dist}.${randomBytes(6).toString("hex")}`;
  const old = `${draft}.old`;
  try {
    // Slow to load, and needed only here.
    const { build } = await import("vite");
    await build({ root, logLevel: "warn", build: { outDir: draft, emptyOutDir: true } });
    await writeFile(join(draft, fingerprintFile), fingerprint);
    if (await isCurrent()) return;
    await rename(dist, old).catch(ignoreMissing);
    await rename(draft, dist);
  } finally {
    await Promise.all([draft, old].map((folder) => rm(folder, { recursive: true, force: true })));
  }
}

async function fingerprintOf(paths: readonly string[]): Promise<string> {
  const files = (await Promise.all(paths.map(listFiles))).flat().sort();
  const hash = createHash("sha256");
  for (const file of files) hash.update(`${relative(repository, file)}\0`).update(await readFile(file));
  return hash.digest("hex");
}

async function listFiles(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (isCode(error, "ENOTDIR")) return undefined;
    throw error;
  });
  return (
    entries?.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)) ?? [path]
  );
}

async function readIfThere(file: string): Promise<string | undefined> {
  return readFile(file, "utf8").catch(ignoreMissing);
}

function ignoreMissing(error: unknown): undefined {
  if (!isCode(error, "ENOENT")) throw error;
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
