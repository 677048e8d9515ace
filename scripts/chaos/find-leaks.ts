import { createReadStream } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { canariesOf } from "../../tests/support/canaries.ts";
import type { SharedSecrets } from "./shopper.ts";

const overlapBytes = 512;

/** Looks for what was typed in every file of the product and of its database: data, logs, what was deleted in place. */
export async function findLeaks(folders: readonly string[], secrets: SharedSecrets): Promise<string[]> {
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
      for (const hit of await searchFile(name, canaries.findIn)) found.push(`${name}: ${hit}`);
    }
  }
  return found;
}

/** In pieces that overlap: the files of a long campaign are large. */
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
    // It was deleted meanwhile, or is no file that can be read, as a socket.
  }
  return hits;
}
