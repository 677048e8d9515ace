import { createHash, randomUUID } from "node:crypto";
import { lstat, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { isBuiltin } from "node:module";
import { userInfo } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build, type Plugin } from "esbuild";
import { browserFoldersRoot } from "../browser/chromium/browser-folder.ts";
import { withBundler } from "../page/bundle-in-page.ts";

/**
 * Writes the engine's part of the program of a run's process into one file, and returns its path. Node needs less
 * memory and time for it than for some hundred sources. Its name comes from its content: the servers of a
 * user share it, and what Node has compiled of it.
 */
export async function bundleRunProcess(): Promise<string> {
  const script = withEscapes(await withBundler(bundle));
  const hash = createHash("sha256").update(script).digest("hex").slice(0, 16);
  const folder = await openOwnFolder();
  const file = join(folder, `run-process.main.${hash}.mjs`);
  const written = `${file}.${randomUUID()}`;
  await writeFile(written, script, { mode: 0o600 });
  await rename(written, file);
  return file;
}

/** Another user who could write there would run code as this one. */
async function openOwnFolder(): Promise<string> {
  const folder = browserFoldersRoot();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { uid, mode } = await lstat(folder);
  if (uid !== userInfo().uid || (mode & 0o022) !== 0) throw new Error(`${folder} is open to others`);
  return folder;
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("./run-process.main.ts", import.meta.url))],
    write: false,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "esnext",
    // Nothing but white space: functions are sent to pages as text, and people read stacks.
    minifyWhitespace: true,
    legalComments: "none",
    // The only literals that keep their characters, besides regular expressions.
    supported: { "template-literal": false },
    logLevel: "silent",
    plugins: [asFromSources],
  });
  return outputFiles[0]?.text ?? "";
}

/** V8 then keeps the source in one byte for each character, not in two. */
function withEscapes(script: string): string {
  return script.replaceAll(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** What a module finds by its own place is still beside its source. */
const asFromSources: Plugin = {
  name: "as-from-sources",
  setup: ({ onResolve, onLoad }) => {
    // Packages stay as they are: some depend on files beside them, or on the names of their classes.
    onResolve({ filter: /^[@\w]/ }, ({ path }) =>
      isBuiltin(path) || path.startsWith("@cartwright/")
        ? undefined
        : { path: import.meta.resolve(path), external: true },
    );
    // Imported only where the server has not sent what it makes.
    onResolve({ filter: /\/bundle-in-page\.ts$/ }, ({ path, resolveDir }) => ({
      path: pathToFileURL(resolve(resolveDir, path)).href,
      external: true,
    }));
    onLoad({ filter: /[\\/]src[\\/].*\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, "utf8");
      const ownUrl = JSON.stringify(pathToFileURL(path).href);
      return { contents: source.replaceAll("import.meta.url", ownUrl), loader: "ts" };
    });
  },
};
