/**
 * `npm run eval:requests -- FILE.json [--misses]`: reads labelled requests against what shops offer, without a browser,
 * and counts how many are read as a careful person would, left open, or read wrongly. Exits 1 if one is read wrongly.
 */
import { readFileSync } from "node:fs";
import {
  judgeLabelled,
  type LabelledRequest,
} from "../../packages/engine/src/choosing/labelled/judge-labelled.ts";

const args = process.argv.slice(2);
const file = args.find((argument) => !argument.startsWith("--"));
if (file === undefined) throw new Error("usage: npm run eval:requests -- FILE.json [--misses]");

const cases: LabelledRequest[] = JSON.parse(readFileSync(file, "utf8"));
const verdicts = cases.map((one) => ({ ...one, ...judgeLabelled(one) }));
if (args.includes("--misses"))
  for (const { id, verdict, request, misses } of verdicts)
    if (verdict !== "right")
      console.log(`${verdict.padEnd(5)} ${id} "${request}"\n      ${misses.join("; ")}`);
const count = (wanted: string) => verdicts.filter(({ verdict }) => verdict === wanted).length;
console.log(`${count("right")} right, ${count("open")} open, ${count("wrong")} wrong of ${cases.length}`);
process.exitCode = count("wrong") === 0 ? 0 : 1;
