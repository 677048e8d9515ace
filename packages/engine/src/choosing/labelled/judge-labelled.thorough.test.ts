import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { judgeLabelled, type LabelledRequest } from "./judge-labelled.ts";

const folder = new URL("cases/", import.meta.url);

/** Of each set, how many are read as a careful person would, and how many wrongly; a person is asked about the others. */
const reached: Record<string, { right: number; wrong: number }> = {
  "november-27.json": { right: 110, wrong: 0 },
  "november-27-third.json": { right: 83, wrong: 3 },
  "november-27-second.json": { right: 103, wrong: 1 },
  "november-28.json": { right: 86, wrong: 1 },
  "november-28-second.json": { right: 43, wrong: 1 },
  "november-28-third.json": { right: 52, wrong: 9 },
};

const limits = { timeout: 60_000 };

test.each(readdirSync(folder).sort())("the requests of %s are read no worse than before", limits, (file) => {
  const cases: LabelledRequest[] = JSON.parse(readFileSync(new URL(file, folder), "utf8"));
  const verdicts = cases.map(judgeLabelled);
  const count = (wanted: string) => verdicts.filter(({ verdict }) => verdict === wanted).length;
  const { right = 0, wrong = 0 } = reached[file] ?? {};
  expect(count("right")).toBeGreaterThanOrEqual(right);
  expect(count("wrong")).toBeLessThanOrEqual(wrong);
});
