import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

/** The first module of each part's process: runs the part's main file and reports when it has started. */
const [, , mainFile] = process.argv;

// Later starts reuse what this one compiles. If the folder is not writable, nothing is cached.
enableCompileCache(fileURLToPath(new URL("../../node_modules/.cache/compiled", import.meta.url)));

// If the launcher is gone without having stopped its parts, it was killed. They exit at once, so that the
// next start finds ports and folder free; runs in progress are driven again then.
process.once("disconnect", () => process.exit(1));

try {
  await import(String(mainFile));
  process.send?.("started");
  process.channel?.unref();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
