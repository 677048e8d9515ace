import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

/** The first module of each part's process: runs the part's own main file, and tells the launcher when it has started. */
const [, , mainFile] = process.argv;

// What one start has compiled the next one does not compile again. Where the folder cannot be written, nothing is kept.
enableCompileCache(fileURLToPath(new URL("../../node_modules/.cache/compiled", import.meta.url)));

// A launcher that is gone without having stopped its parts was killed. They go at once, as if killed with it, so that
// the next start finds ports and folder free; what was under way is driven again then.
process.once("disconnect", () => process.exit(1));

try {
  await import(String(mainFile));
  process.send?.("started");
  process.channel?.unref();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
