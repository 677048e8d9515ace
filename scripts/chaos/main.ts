/**
 * `npm run chaos`: buys on two workers while processes, connections and disks fail, and judges the result.
 */
import { parseArgs } from "node:util";
import { watchStarter } from "../start/watch-starter.ts";
import { runCampaign } from "./campaign.ts";
import { printReport } from "./print-report.ts";
import { listenForStops } from "./stop-signals.ts";

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

// The terminal may be gone, and the one who reads the output too. Everything is still closed in order.
for (const output of [process.stdout, process.stderr]) output.on("error", () => undefined);
const say = (line: string): void => console.error(line);
const signals = listenForStops(process, { say });
// A shell or npm that was killed passes on no signal.
watchStarter("scripts/chaos/main.ts", () => process.emit("SIGHUP"));

try {
  const result = await runCampaign({
    ...signals,
    seed: read("seed"),
    kills: read("kills"),
    minutes: read("minutes"),
    shoppers: read("shoppers"),
    slots: read("slots"),
    keepsFolder: values.keep,
    say,
  });
  console.log(values.json ? JSON.stringify(result, undefined, 2) : printReport(result));
  process.exitCode = result.violations.length === 0 ? 0 : 1;
} catch (error) {
  if (!signals.stop.aborted) throw error;
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
// A shopper that still waits for an answer must not keep the process alive.
process.exit();
