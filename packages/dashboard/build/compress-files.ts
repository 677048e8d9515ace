import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { Plugin } from "vite";

const compressors = { br: promisify(brotliCompress), gz: promisify(gzip) };
/** Below this the headers cost more than is saved. */
const leastBytes = 1024;

/** Puts a compressed copy beside each file that is text, so that the server never compresses. */
export function compressFiles(): Plugin {
  return {
    name: "compress-files",
    apply: "build",
    writeBundle: async ({ dir = "" }) => {
      const entries = await readdir(dir, { recursive: true, withFileTypes: true });
      const texts = entries.filter((entry) => entry.isFile() && /\.(js|css|html|svg|json)$/.test(entry.name));
      await Promise.all(texts.map((entry) => compress(join(entry.parentPath, entry.name))));
    },
  };
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < leastBytes) return;
  await Promise.all(
    Object.entries(compressors).map(async ([ending, run]) =>
      writeFile(`${file}.${ending}`, await run(bytes)),
    ),
  );
}
