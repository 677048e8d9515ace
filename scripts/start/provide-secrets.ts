import { randomBytes } from "node:crypto";
import { link, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { makeFolder } from "../../packages/server/src/platform/make-folder.ts";

const Secrets = z.object({
  VAULT_KEYS: z.string(),
  EMBED_TOKEN_SECRET: z.string(),
  INTERNAL_SECRET: z.string(),
});
type Secrets = z.infer<typeof Secrets>;

/** Generates missing secrets at the first start, and keeps them in a file that only its owner can read. */
export async function provideSecrets(
  folder: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Partial<Secrets>> {
  const names = Secrets.keyof().options;
  const missing = names.filter((name) => (environment[name] ?? "").trim() === "");
  if (missing.length === 0) return {};
  const kept = await readOrCreate(folder);
  return Object.fromEntries(missing.map((name) => [name, kept[name]]));
}

async function readOrCreate(folder: string): Promise<Secrets> {
  const file = join(folder, "secrets.json");
  await makeFolder(folder);
  const draft = `${file}.${randomBytes(6).toString("hex")}`;
  try {
    return Secrets.parse(JSON.parse(await readFile(file, "utf8")));
  } catch (error) {
    if (!isCode(error, "ENOENT"))
      throw new Error(`${file} is damaged; restore it, or delete it and what it sealed`);
  }
  await writeFile(draft, `${JSON.stringify(createSecrets(), undefined, 2)}\n`, { mode: 0o600, flush: true });
  // The file is created atomically; of two concurrent starts, the first one's file is kept.
  await link(draft, file).catch((error: unknown) => {
    if (!isCode(error, "EEXIST")) throw error;
  });
  await rm(draft);
  return Secrets.parse(JSON.parse(await readFile(file, "utf8")));
}

function createSecrets(): Secrets {
  return {
    VAULT_KEYS: `first:${randomBytes(32).toString("base64")}`,
    EMBED_TOKEN_SECRET: randomBytes(32).toString("base64url"),
    INTERNAL_SECRET: randomBytes(32).toString("base64url"),
  };
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
