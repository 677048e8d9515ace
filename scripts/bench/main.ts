/** `npm run bench [name] [-- --minutes N]`: measures, prints, and writes to docs/benchmarks.md. */
import { parseArgs } from "node:util";
import { benchApi } from "./api.ts";
import type { Benchmark } from "./benchmark.ts";
import { benchEngine } from "./engine.ts";
import { benchEvidence } from "./evidence.ts";
import { benchLiveView } from "./live-view.ts";
import { benchLoad } from "./load.ts";
import { benchOverhead } from "./overhead.ts";
import { benchPayments } from "./payments.ts";
import { benchScaling } from "./scaling.ts";
import { benchSoak } from "./soak.ts";
import { benchWebhooks } from "./webhooks.ts";
import { writeReport } from "./write-report.ts";

const benchmarks: Readonly<Record<string, Benchmark>> = {
  api: benchApi,
  engine: benchEngine,
  evidence: benchEvidence,
  "live-view": benchLiveView,
  load: benchLoad,
  overhead: benchOverhead,
  payments: benchPayments,
  scaling: benchScaling,
  soak: benchSoak,
  webhooks: benchWebhooks,
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: "string" } },
});
const [name] = positionals;
const minutes = values.minutes === undefined ? undefined : Number(values.minutes);
if (name !== undefined && !benchmarks[name]) {
  console.error(`There is no benchmark "${name}". There are: ${Object.keys(benchmarks).join(", ")}.`);
  process.exit(1);
}
for (const [each, benchmark] of Object.entries(benchmarks)) {
  if (name !== undefined && name !== each) continue;
  const findings = await benchmark({ minutes });
  console.log(findings);
  await writeReport(each, findings);
}
