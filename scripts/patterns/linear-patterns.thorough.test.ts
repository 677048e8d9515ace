import { glob } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { type CollectedPattern, collectPatterns } from "./collect-patterns.ts";
import { hostileTexts, timeOf } from "./measure-growth.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

const length = 4_000;
/** Shorter times are dominated by the machine's noise. */
const noiseMs = 4;
/** For twice the text a linear pattern takes twice as long, a quadratic one four times. */
const mostGrowth = 3;

test("no regular expression that meets the text of a merchant or a client takes more than linear time", async () => {
  const slow: string[] = [];
  for (const collected of await patternsOfSources()) slow.push(...slowTextsOf(collected));
  expect(slow).toEqual([]);
});

test("the measure finds patterns of quadratic time", () => {
  const quadratic = [/\s+$/, /[a-z]+\d/, /^(.*?)a(.*?)b$/, /[-–]\s*\w{0,4}\s*\d/];
  expect(quadratic.filter((pattern) => slowTextsOf({ place: "here", pattern }).length === 0)).toEqual([]);
});

async function patternsOfSources(): Promise<CollectedPattern[]> {
  const found: CollectedPattern[] = [];
  for await (const path of glob("packages/{contract,engine,server}/src/**/*.ts", { cwd: root }))
    if (!path.endsWith(".test.ts")) found.push(...(await collectPatterns(`${root}/${path}`, root)));
  return found;
}

function slowTextsOf({ place, pattern }: CollectedPattern): string[] {
  const longer = hostileTexts(pattern, 2 * length);
  const slow = hostileTexts(pattern, length).findIndex((text, index) => {
    const double = longer[index] ?? "";
    if (timeOf(pattern, double) < noiseMs) return false;
    // Slow results on a busy machine are confirmed with more runs.
    return [3, 12].every(
      (runs) => timeOf(pattern, double, runs) > Math.max(noiseMs, mostGrowth * timeOf(pattern, text, runs)),
    );
  });
  return slow === -1 ? [] : [`${place} ${pattern} on ${JSON.stringify(longer[slow]?.slice(0, 12))}…`];
}
