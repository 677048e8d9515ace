import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

export interface PublicFile {
  readonly type: string;
  readonly body: string;
}

const resolve = createRequire(import.meta.url).resolve;
const script = "text/javascript; charset=utf-8";
const style = "text/css; charset=utf-8";

const libraryFiles: Readonly<Record<string, readonly [packageName: string, file: string]>> = {
  "/library/tom-select.js": ["tom-select", "dist/js/tom-select.complete.min.js"],
  "/library/tom-select.css": ["tom-select", "dist/css/tom-select.css"],
  "/library/choices.js": ["choices.js", "public/assets/scripts/choices.min.js"],
  "/library/choices.css": ["choices.js", "public/assets/styles/choices.min.css"],
  "/library/slim-select.js": ["slim-select", "dist/slimselect.js"],
  "/library/slim-select.css": ["slim-select", "dist/slimselect.css"],
};

/** The scripts and styles that the pages of made shops load. */
export async function findPublicFile(path: string): Promise<PublicFile | undefined> {
  if (path === "/shop.js") return own("shop.js", script);
  if (path === "/shop.css") return own("shop.css", style);
  if (path === "/button.svg") return { type: "image/svg+xml", body: button };
  const library = libraryFiles[path];
  if (!library) return undefined;
  const [packageName, file] = library;
  const folder = dirname(findManifest(packageName));
  return { type: path.endsWith(".css") ? style : script, body: await readFile(join(folder, file), "utf8") };
}

function findManifest(packageName: string): string {
  const folders = createRequire(import.meta.url).resolve.paths(packageName) ?? [];
  for (const folder of folders) {
    try {
      return resolve(join(folder, packageName, "package.json"));
    } catch {
      // Try the next folder up.
    }
  }
  throw new Error(`${packageName} is not installed`);
}

async function own(name: string, type: string): Promise<PublicFile> {
  return { type, body: await readFile(join(import.meta.dirname, "public", name), "utf8") };
}

const button = `<svg xmlns="http://www.w3.org/2000/svg" width="140" height="40"><rect width="140" height="40" rx="6" fill="#2d5"/><path d="M20 20h90" stroke="#fff" stroke-width="6"/></svg>`;
