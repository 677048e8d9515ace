import { readFile } from "node:fs/promises";
import { isBuiltin } from "node:module";
import { resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build, type Metafile, type Plugin } from "esbuild";
import { withBundler } from "../page/bundle-in-page.ts";
import type { MadeProgram } from "./kept-program.ts";

/**
 * The engine's part of the program of a run's process in one file. Node needs less memory and time for it than for some
 * hundred sources.
 */
export function bundleRunProcess(entry: string): Promise<MadeProgram> {
  return withBundler(() => bundle(entry));
}

async function bundle(entry: string): Promise<MadeProgram> {
  const since = Date.now();
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    write: false,
    metafile: true,
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
  return { script: withEscapes(outputFiles[0]?.text ?? ""), sources: sourcesOf(metafile), since };
}

/** The modules in the file, those that it imports, and what makes it. */
function sourcesOf({ inputs, outputs }: Metafile): string[] {
  const imports = Object.values(outputs).flatMap((output) => output.imports);
  const packages = imports.flatMap(({ path, external }) =>
    external && path.startsWith("file:") ? [path] : [],
  );
  const urls = [...packages, import.meta.url, import.meta.resolve("esbuild")];
  return [...Object.keys(inputs).map((path) => resolve(path)), ...urls.map((url) => fileURLToPath(url))];
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
