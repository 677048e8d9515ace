import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Canaries } from "./canaries.ts";

interface Search {
  canaries: Canaries;
  /** Text that must be found, to detect a search in the wrong place. */
  besides: string;
  /** A subfolder that is not searched. */
  except?: string;
}

/** Searches every file below a folder. */
export async function findInFolder(
  root: string,
  { canaries, besides, except }: Search,
): Promise<{ hasOther: boolean; hits: string[] }> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((name) => except === undefined || !name.startsWith(join(root, except)));
  const found = { hasOther: false, hits: [] as string[] };
  for (const name of names) {
    const bytes = await readFile(name);
    found.hasOther ||= bytes.includes(besides);
    found.hits.push(...canaries.findIn(bytes).map((hit) => `${name}: ${hit}`));
  }
  return found;
}
