/**
 * `npm run chaos`: buys on two workers while processes, connections and disks fail, and judges the result.
 */
import { parseArgs } from "node:util";
import { runCampaign } from "./campaign.ts";
import { printReport } from "./print-report.ts";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    kills: { type: "string", default: "50" },
    minutes: { type: "string", default: "10" },
    shoppers: { type: "string", default: "4" },
    slots: { type: "string", default: "2" },
    keep: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
  },
});

const read = (name: "seed" | "kills" | "minutes" | "shoppers" | "slots"): number => {
  const number = Number(values[name]);
  if (Number.isFinite(number) && number > 0) return number;
  console.error(`--${name} must be a number above 0`);
  process.exit(1);
};

const stop = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    console.error(
      `${signal}: nothing more is disturbed; what has been bought is judged (again to leave at once)`,
    );
    stop.abort();
  });

const result = await runCampaign({
  signal: stop.signal,
  seed: read("seed"),
  kills: read("kills"),
  minutes: read("minutes"),
  shoppers: read("shoppers"),
  slots: read("slots"),
  keepsFolder: values.keep,
  say: values.json ? () => undefined : (line) => console.error(line),
});
console.log(values.json ? JSON.stringify(result, undefined, 2) : printReport(result));
process.exitCode = result.violations.length === 0 ? 0 : 1;
