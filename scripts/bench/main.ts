/** `npm run bench [name]`: measures, prints, and writes what it saw into docs/benchmarks.md. */
import { benchApi } from "./api.ts";
import { benchEngine } from "./engine.ts";
import { benchEvidence } from "./evidence.ts";
import { benchLiveView } from "./live-view.ts";
import { benchOverhead } from "./overhead.ts";
import { benchPayments } from "./payments.ts";
import { benchSoak } from "./soak.ts";
import { benchWebhooks } from "./webhooks.ts";
import { writeReport } from "./write-report.ts";

/** What a benchmark hands over: its findings as Markdown, ratios first. */
export type Benchmark = () => Promise<string>;

const benchmarks: Readonly<Record<string, Benchmark>> = {
  api: benchApi,
  engine: benchEngine,
  evidence: benchEvidence,
  "live-view": benchLiveView,
  overhead: benchOverhead,
  payments: benchPayments,
  soak: benchSoak,
  webhooks: benchWebhooks,
};

const [name] = process.argv.slice(2);
if (name !== undefined && !benchmarks[name]) {
  console.error(`There is no benchmark "${name}". There are: ${Object.keys(benchmarks).join(", ")}.`);
  process.exit(1);
}
for (const [each, benchmark] of Object.entries(benchmarks)) {
  if (name !== undefined && name !== each) continue;
  const findings = await benchmark();
  console.log(findings);
  await writeReport(each, findings);
}
