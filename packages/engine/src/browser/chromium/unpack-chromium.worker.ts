// Runs in a worker thread with TMPDIR set to the folder to unpack into.
import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import chromium, { inflate } from "@sparticuz/chromium";

const packageFolder = dirname(createRequire(import.meta.url).resolve("@sparticuz/chromium"));
await chromium.executablePath();
const binFolder = join(packageFolder, "..", "bin");
if (readdirSync(binFolder).includes("al2023.tar.br")) await inflate(join(binFolder, "al2023.tar.br"));
