import { createHash, randomUUID } from "node:crypto";
import { lstat, mkdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { browserFoldersRoot } from "../browser/chromium/browser-folder.ts";
import { parseJson } from "../parse-json.ts";

/** A program in one file, and the files that it was made of. */
export interface MadeProgram {
  readonly script: string;
  readonly sources: readonly string[];
  /** When its making began. */
  readonly since: number;
}

export interface KeptPrograms {
  /** The program that was made of these sources, as they still are; undefined if there is none. */
  find(): Promise<string | undefined>;
  /** Its name comes from its content: the servers of a user share it, and what Node has compiled of it. */
  keep(program: MadeProgram): Promise<string>;
}

/** Where the servers of this user find the programs that they have made of an entry file, also after a restart. */
export function keptPrograms(entry: string, folder: string = browserFoldersRoot()): KeptPrograms {
  const record = join(folder, `run-process.sources.${hashOf(entry)}.json`);
  return {
    find: async () => {
      await openOwnFolder(folder);
      const kept = await readRecord(record).catch(() => undefined);
      if (!kept) return undefined;
      const file = join(folder, kept.name);
      const [script, stamps] = await Promise.all([
        readFile(file, "utf8").catch(() => ""),
        stampsOf(Object.keys(kept.sources)),
      ]);
      const isWhole = nameOf(script) === kept.name;
      return isWhole && stamps && isSame(stamps, kept.sources) ? file : undefined;
    },
    keep: async ({ script, sources, since }) => {
      await openOwnFolder(folder);
      const name = nameOf(script);
      await replace(join(folder, name), script);
      const stamps = await stampsOf(sources);
      // A source that was written meanwhile may have been read before or after.
      if (stamps && Object.values(stamps).every(({ changedAt }) => changedAt < since))
        await replace(record, JSON.stringify({ name, sources: stamps }));
      return join(folder, name);
    },
  };
}

/** What differs once a file has been written or replaced, even by one of the same size and date. */
const Stamp = z.object({ inode: z.number(), sizeBytes: z.number(), changedAt: z.number() });
const KeptRecord = z.object({ name: z.string(), sources: z.record(z.string(), Stamp) });
type Stamps = z.infer<typeof KeptRecord>["sources"];

async function readRecord(path: string): Promise<z.infer<typeof KeptRecord>> {
  return KeptRecord.parse(parseJson(await readFile(path, "utf8")));
}

/** Undefined if one of them is gone. */
async function stampsOf(paths: readonly string[]): Promise<Stamps | undefined> {
  const stamps = paths.map(async (path) => {
    const { ino: inode, size: sizeBytes, ctimeMs: changedAt } = await stat(path);
    return [path, { inode, sizeBytes, changedAt }] as const;
  });
  return Promise.all(stamps).then(Object.fromEntries<Stamps[string]>, () => undefined);
}

function isSame(stamps: Stamps, others: Stamps): boolean {
  return Object.entries(others).every(([path, { inode, sizeBytes, changedAt }]) => {
    const stamp = stamps[path];
    return stamp?.inode === inode && stamp.sizeBytes === sizeBytes && stamp.changedAt === changedAt;
  });
}

function nameOf(script: string): string {
  return `run-process.main.${hashOf(script)}.mjs`;
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

async function replace(path: string, content: string): Promise<void> {
  const written = `${path}.${randomUUID()}`;
  await writeFile(written, content, { mode: 0o600 });
  await rename(written, path);
}

/** Another user who could write there would run code as this one. */
async function openOwnFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { uid, mode } = await lstat(folder);
  if (uid !== userInfo().uid || (mode & 0o022) !== 0) throw new Error(`${folder} is open to others`);
}
