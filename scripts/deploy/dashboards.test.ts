import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { createMetrics } from "../../packages/server/src/platform/metrics/create-metrics.ts";

const root = new URL("../../", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), "utf8");

/** The built-in metrics and those that the server's parts register. */
async function namesOfMetrics(): Promise<Set<string>> {
  const { text } = await createMetrics().read();
  const fixed = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = ""]) => name);
  const start = "packages/server/src/start/";
  const sources = readdirSync(new URL(start, root)).map((name) => read(`${start}${name}`));
  const measured = sources.flatMap((source) =>
    [...source.matchAll(/metrics\.measure(?:All)?\(\s*(?:\{\s*name:\s*)?"([a-z_]+)"/g)].map(
      ([, name]) => `cartwright_${name}`,
    ),
  );
  return new Set([...fixed, ...measured]);
}

const Board = z.object({
  panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })).optional() })),
});
const Rules = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          annotations: z.object({ summary: z.string(), action: z.string() }),
        }),
      ),
    }),
  ),
});

const board = Board.parse(JSON.parse(read("deploy/grafana/cartwright.json")));
const alerts = Rules.parse(parse(read("deploy/prometheus/alerts.yaml"))).groups.flatMap(({ rules }) => rules);
const expressions = [
  ...board.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
  ...alerts.map(({ expr }) => expr),
];

it("the board and the alerts ask for metrics that the service has", async () => {
  const known = await namesOfMetrics();
  const asked = new Set(expressions.flatMap((text) => text.match(/cartwright_\w+/g) ?? []));
  const unknown = [...asked].filter(
    (name) => !known.has(name) && !known.has(name.replace(/_(bucket|sum|count)$/, "")),
  );
  expect(unknown).toEqual([]);
  expect(asked.size).toBeGreaterThan(15);
});

it("the board shows each metric of the service", async () => {
  const text = expressions.join(" ");
  const ofService = [...(await namesOfMetrics())].filter(
    (name) => !/^cartwright_(process|nodejs)_/.test(name),
  );
  expect(ofService.filter((name) => !text.includes(name))).toEqual([]);
});

it("each alert is described where an operator looks it up", () => {
  const document = read("docs/observability.md");
  expect(alerts.filter(({ alert }) => !document.includes(`\`${alert}\``)).map(({ alert }) => alert)).toEqual(
    [],
  );
});
