import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";

/** One file of the built dashboard, as served. */
export interface SiteFile {
  contentType: string;
  /** The name changes with the content, so it may be cached forever. */
  isImmutable: boolean;
  bytes: Buffer;
  /** The same, compressed by the build; undefined if compression saves nothing. */
  brotli: Buffer | undefined;
  gzip: Buffer | undefined;
}

export interface Site {
  /** The page for every address of the dashboard. */
  index: SiteFile;
  /** By path, with a leading slash. */
  files: ReadonlyMap<string, SiteFile>;
}

const contentTypes: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".woff2": "font/woff2",
};

/**
 * Reads the output of `vite build`; undefined if the dashboard isn't built. Everything is kept in memory: it
 * is small, and a later build in the same folder can't break pages that this process has served.
 */
export async function readSite(folder: string): Promise<Site | undefined> {
  const bytesByPath = await readFolder(folder);
  const files = new Map<string, SiteFile>();
  for (const [path, bytes] of bytesByPath) {
    const contentType = contentTypes[extname(path)];
    if (contentType === undefined) continue;
    files.set(path, {
      contentType,
      isImmutable: path.startsWith("/assets/"),
      bytes,
      brotli: bytesByPath.get(`${path}.br`),
      gzip: bytesByPath.get(`${path}.gz`),
    });
  }
  const index = files.get("/index.html");
  return index && { index, files };
}

async function readFolder(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const contents = await Promise.all(files.map((file) => readFile(file)));
  return new Map(
    files.map((file, index) => [
      `/${relative(folder, file).split(sep).join("/")}`,
      contents[index] ?? Buffer.alloc(0),
    ]),
  );
}
