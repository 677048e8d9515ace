import { chmod, mkdir, open, readFile, rename, stat } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import { z } from "zod";
import { CliError } from "./cli-error.ts";
import type { Host } from "./host.ts";

export const defaultUrl = "http://127.0.0.1:4000";

const SavedSettings = z.object({ url: z.string(), apiKey: z.string() });
export type SavedSettings = z.infer<typeof SavedSettings>;

export interface Settings {
  url: string;
  apiKey: string | undefined;
  /** Where the key comes from, shown by `doctor`. */
  keySource: string;
}

export function settingsFile({ env, homeFolder }: Pick<Host, "env" | "homeFolder">): string {
  return join(env.XDG_CONFIG_HOME || join(homeFolder, ".config"), "cartwright", "config.json");
}

/**
 * The environment takes precedence over the file. A saved key is sent only to the address it was saved with,
 * so that an address from elsewhere cannot obtain it.
 */
export async function readSettings(
  host: Pick<Host, "env" | "homeFolder">,
  { url: givenUrl, warn }: { url?: string | undefined; warn: (text: string) => void },
): Promise<Settings> {
  const file = settingsFile(host);
  const saved = await readSaved(file, warn);
  const url = givenUrl ?? (host.env.CARTWRIGHT_URL || (saved?.url ?? defaultUrl));
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url))
    throw new CliError(`Not an http or https address: ${url}`);
  if (host.env.CARTWRIGHT_API_KEY)
    return { url, apiKey: host.env.CARTWRIGHT_API_KEY, keySource: "CARTWRIGHT_API_KEY" };
  const isSavedFor = saved !== undefined && new URL(saved.url).origin === new URL(url).origin;
  return { url, apiKey: isSavedFor ? saved.apiKey : undefined, keySource: isSavedFor ? file : "none" };
}

/** Writes a temporary file and renames it, so that the file is never incomplete or readable by others. */
export async function saveSettings(
  host: Pick<Host, "env" | "homeFolder">,
  settings: SavedSettings,
): Promise<string> {
  const file = settingsFile(host);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${crypto.randomUUID()}`;
  const handle = await open(draft, "wx", 0o600);
  await handle.writeFile(`${JSON.stringify(settings, null, 2)}\n`);
  await handle.close();
  await rename(draft, file);
  return file;
}

async function readSaved(file: string, warn: (text: string) => void): Promise<SavedSettings | undefined> {
  const found = await stat(file).catch(() => undefined);
  if (!found) return undefined;
  // Windows reports 0666 for every file and separates profiles by other means.
  if (sep === "/" && (found.mode & 0o077) !== 0) {
    await chmod(file, 0o600);
    warn(`${file} could be read by other users of this machine. Its mode is 0600 now; consider a new key.`);
  }
  try {
    return SavedSettings.parse(JSON.parse(await readFile(file, "utf8")));
  } catch {
    throw new CliError(`${file} cannot be read. Run "cartwright login" to write it again.`);
  }
}
