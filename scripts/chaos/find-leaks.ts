import { createReadStream } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { canariesOf } from "../../tests/support/canaries.ts";
import type { SharedSecrets } from "./shopper.ts";

const overlapBytes = 512;

/**
 * Searches every file of the product and its database for typed secrets: data, logs, and deleted rows that
 * are still in the files. A file that was last written before the first secret was typed has none, although a
 * large one, such as Chromium itself, may contain the few digits of a security code.
 */
export async function findLeaks(
  folders: readonly string[],
  secrets: SharedSecrets,
  typedSince: Date,
): Promise<string[]> {
  const canaries = canariesOf({
    card: secrets.card,
    "security code": secrets.securityCode,
    password: secrets.password,
  });
  const found: string[] = [];
  for (const folder of folders) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries.filter((each) => each.isFile())) {
      const name = join(entry.parentPath, entry.name);
      const { mtimeMs = Infinity } = (await stat(name).catch(() => undefined)) ?? {};
      if (mtimeMs < typedSince.getTime()) continue;
      for (const hit of await searchFile(name, canaries.findIn)) found.push(`${name}: ${hit}`);
    }
  }
  return found;
}

/** Searches in overlapping pieces: the files of a long campaign are large. */
async function searchFile(name: string, findIn: (bytes: Buffer) => string[]): Promise<Set<string>> {
  const hits = new Set<string>();
  let before: Buffer = Buffer.alloc(0);
  try {
    for await (const chunk of createReadStream(name, { highWaterMark: 4 * 1024 * 1024 })) {
      const bytes = Buffer.concat([before, chunk as Buffer]);
      for (const hit of findIn(bytes)) hits.add(hit);
      before = bytes.subarray(-overlapBytes);
    }
  } catch {
    // The file has been deleted or cannot be read, like a socket.
  }
  return hits;
}
