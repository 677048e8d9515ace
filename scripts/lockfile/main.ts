/** `npm run lockfile`: after `npm install`, restores other platforms' native packages in the lock file. */
import { readFile, writeFile } from "node:fs/promises";
import { findMissingPlatforms, Lockfile } from "./missing-platforms.ts";

const file = new URL("../../package-lock.json", import.meta.url);
const lockfile = Lockfile.parse(JSON.parse(await readFile(file, "utf8")));
const missing = findMissingPlatforms(lockfile);
for (const { path, entry } of missing) lockfile.packages[path] = entry;
const sorted = Object.entries(lockfile.packages).sort(([left], [right]) => left.localeCompare(right, "en"));
await writeFile(file, `${JSON.stringify({ ...lockfile, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
console.log(`${missing.length} packages added.`);
