import { Gauge, type Registry } from "prom-client";
import { whenAborted } from "../when-aborted.ts";
import type { Metrics, Series } from "./metrics.ts";

/** Gauges that are evaluated each time the metrics are read. */
export function createGauges(registers: Registry[]): Pick<Metrics, "measure" | "measureAll"> {
  return {
    measure: (name, help, read) => {
      new Gauge({
        name: `cartwright_${name}`,
        help,
        registers,
        collect() {
          this.set(read());
        },
      });
    },
    measureAll: ({ name, help, label }, read) => {
      new Gauge({
        name: `cartwright_${name}`,
        help,
        labelNames: [label],
        registers,
        async collect() {
          this.reset();
          const series = await readInTime(read);
          for (const [value, number] of Object.entries(series)) this.set({ [label]: value }, number);
        },
      });
    },
  };
}

const readTimeoutMs = 2_000;

/** If the database doesn't answer, only its own numbers are missing. */
async function readInTime(read: () => Promise<Series> | Series): Promise<Series> {
  const late = AbortSignal.timeout(readTimeoutMs);
  const nothing = whenAborted(late).then((): Series => ({}));
  return Promise.race([(async () => read())().catch((): Series => ({})), nothing]);
}
