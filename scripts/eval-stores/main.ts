/**
 * Buys in every store of a manifest: `npm run eval:stores -- FILE.json [--json] [--only=NAME]`. Runs the
 * engine without the server; loopback addresses are reachable if the manifest names them. Exits 1 if an
 * outcome is not the expected one.
 */
import { startBrowserPool } from "@cartwright/engine";
import { modelOf } from "./model-of.ts";
import { printTrial } from "./print-trials.ts";
import { privateHosts } from "./private-hosts.ts";
import { readManifest } from "./read-manifest.ts";
import { type Trial, tryPurchase } from "./try-purchase.ts";

const args = process.argv.slice(2);
const file = args.find((argument) => !argument.startsWith("--"));
if (file === undefined) throw new Error("usage: npm run eval:stores -- FILE.json [--json] [--only=NAME]");
const isJson = args.includes("--json");
const only = args.find((argument) => argument.startsWith("--only="))?.slice("--only=".length) ?? "";

const manifest = await readManifest(file).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
const purchases = manifest.filter(({ name }) => name.includes(only));
const pool = await startBrowserPool({
  chromiumPath: process.env.CHROMIUM_PATH,
  searchPath: process.env.PATH,
});
const model = modelOf(process.env);
const trials: Trial[] = [];
try {
  for (const purchase of purchases) {
    const trial = await tryPurchase({ pool, model }, purchase, privateHosts(purchase));
    trials.push(trial);
    if (!isJson) printTrial(trial);
  }
} finally {
  await pool.close();
}
if (isJson)
  console.log(
    JSON.stringify(
      trials.map(({ isAsExpected: _, ...shown }) => shown),
      null,
      2,
    ),
  );
process.exitCode = trials.every(({ isAsExpected }) => isAsExpected) ? 0 : 1;
