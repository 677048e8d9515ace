/**
 * `npm run eval:fields -- DIR [--json] [--misses]`: measures how well the field classifier reads a folder of
 * labelled forms. Each page is loaded in a real browser without scripts, network or style sheets. Exits 1 if
 * the targets are missed.
 */
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { findChromium } from "../../packages/engine/src/browser/chromium/find-chromium.ts";
import { printReport } from "./print-report.ts";
import { readLabelledPage } from "./read-labelled-page.ts";
import { scoreReadings } from "./score-readings.ts";

const args = process.argv.slice(2);
const folder = args.find((argument) => !argument.startsWith("--"));
if (folder === undefined) throw new Error("usage: npm run eval:fields -- DIR [--json] [--misses]");

const names = (await readdir(folder)).filter((name) => name.endsWith(".html")).sort();
const { executablePath, environment } = await findChromium({
  chromiumPath: process.env.CHROMIUM_PATH,
  searchPath: process.env.PATH,
});
const browser = await chromium.launch({
  executablePath,
  env: { ...process.env, ...environment } as Record<string, string>,
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});
const context = await browser.newContext({
  javaScriptEnabled: false,
  offline: true,
  serviceWorkers: "block",
});
const readings = [];
try {
  for (const name of names) readings.push(...(await readLabelledPage(context, join(folder, name))));
} finally {
  await browser.close();
}

const report = scoreReadings(readings);
if (args.includes("--json")) {
  console.log(JSON.stringify({ roles: report.roles, overall: report.overall }, null, 2));
} else {
  printReport(report, { withMisses: args.includes("--misses") });
}
process.exitCode = report.overall.precision === 1 && report.overall.recall >= 0.97 ? 0 : 1;
