/** `npm run build` and `npm pack`: one file of JavaScript without dependencies, and the types beside it. */
import { execFileSync } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const root = fileURLToPath(new URL("..", import.meta.url));
const dist = join(root, "dist");

await rm(dist, { recursive: true, force: true });
await bundleProgram();
await writeTypes();
await copyLicenses();

async function bundleProgram(): Promise<void> {
  const bundle = await rolldown({
    input: join(root, "src/index.ts"),
    // Web APIs alone: what asks for a module of Node fails the build.
    platform: "neutral",
    resolve: { mainFields: ["module", "main"] },
    // Nothing that is bundled does anything on import, so what is not used goes.
    treeshake: { moduleSideEffects: false },
    onLog: (level, log) => {
      if (level !== "debug") throw new Error(log.message);
    },
  });
  await bundle.write({ file: join(dist, "index.js"), format: "esm" });
  await bundle.close();
}

async function writeTypes(): Promise<void> {
  const draft = await mkdtemp(join(root, "dist", "types-"));
  const compiler = createRequire(import.meta.url).resolve("typescript/bin/tsc");
  execFileSync(process.execPath, [compiler, "-p", root, "--outDir", draft], { stdio: "inherit" });
  const written = join(draft, "packages/client/src");
  for (const name of await readdir(written)) {
    const source = await readFile(join(written, name), "utf8");
    await writeFile(join(written, name), source.replaceAll(/(from "\.\/[\w-]+)\.ts"/g, '$1.js"'));
  }
  await cp(written, dist, { recursive: true });
  await rm(draft, { recursive: true });
}

/** Of what is bundled. */
async function copyLicenses(): Promise<void> {
  const packages = ["zod", "eventsource-parser"];
  const texts = packages.map(async (name) => {
    const folder = join(root, "../../node_modules", name);
    return `${name}\n\n${await readFile(join(folder, "LICENSE"), "utf8")}`;
  });
  await writeFile(join(dist, "THIRD-PARTY-LICENSES.txt"), (await Promise.all(texts)).join("\n\n"));
}
