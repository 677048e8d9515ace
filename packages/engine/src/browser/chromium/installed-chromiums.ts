import { readdir, realpath } from "node:fs/promises";
import { homedir } from "node:os";
import { basename, delimiter, join } from "node:path";
import { isExecutable } from "./is-executable.ts";

const commandNames = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];

const commandFolders = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"];

const applications = [
  "/usr/lib/chromium/chromium",
  "/usr/lib64/chromium-browser/chromium-browser",
  "/opt/google/chrome/chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Where Playwright keeps its downloads, by platform. */
const playwrightFolders = [".cache/ms-playwright", "Library/Caches/ms-playwright"];

/** The headless builds first: they start faster and use less memory. */
const playwrightExecutables = [
  { build: /^chromium_headless_shell-/, path: "chrome-headless-shell-linux64/chrome-headless-shell" },
  { build: /^chromium_headless_shell-/, path: "chrome-linux/headless_shell" },
  { build: /^chromium_headless_shell-/, path: "chrome-headless-shell-mac-arm64/chrome-headless-shell" },
  { build: /^chromium_headless_shell-/, path: "chrome-headless-shell-mac-x64/chrome-headless-shell" },
  { build: /^chromium-/, path: "chrome-linux64/chrome" },
  { build: /^chromium-/, path: "chrome-linux/chrome" },
  { build: /^chromium-/, path: "chrome-mac/Chromium.app/Contents/MacOS/Chromium" },
  {
    build: /^chromium-/,
    path: "chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing",
  },
  {
    build: /^chromium-/,
    path: "chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing",
  },
];

/**
 * Executables that look like a Chromium, likeliest first, without duplicates. `searchPath` is a `PATH` value.
 */
export async function* installedChromiums(searchPath: string): AsyncGenerator<string> {
  const folders = [...searchPath.split(delimiter).filter((folder) => folder !== ""), ...commandFolders];
  const commands = folders.flatMap((folder) => commandNames.map((name) => join(folder, name)));
  const seen = new Set<string>();
  for (const candidate of [...(await playwrightBuilds()), ...applications, ...commands]) {
    const file = await realpath(candidate).catch(() => undefined);
    // A snap cannot use our temporary folder or our pipes.
    if (file === undefined || seen.has(file) || basename(file) === "snap") continue;
    seen.add(file);
    if (await isExecutable(file)) yield candidate;
  }
}

/** The builds in Playwright's cache, newest first within each kind. */
async function playwrightBuilds(): Promise<string[]> {
  const roots = playwrightFolders.map((folder) => join(homedir(), folder));
  const builds = await Promise.all(
    roots.map(async (root) => {
      const names = await readdir(root).catch(() => []);
      const newestFirst = names.toSorted((a, b) => revision(b) - revision(a));
      return playwrightExecutables.flatMap(({ build, path }) =>
        newestFirst.filter((name) => build.test(name)).map((name) => join(root, name, path)),
      );
    }),
  );
  return builds.flat();
}

function revision(folderName: string): number {
  return Number(/-(\d+)$/.exec(folderName)?.[1] ?? 0);
}
