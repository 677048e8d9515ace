/**
 * Fits the weights of `deciding/weights` to recorded runs: `npm run fit:weights -- FOLDER...`, with folders
 * written by `npm run eval:shops -- --record FOLDER`. Changes nothing: prints the proposed changes and, for
 * each, which recorded decisions would be different.
 */
import { parseArgs } from "node:util";
import { wayWeights } from "@cartwright/engine";
import { fitWeights, flipsOf, lossOf, type Weights, withWeight } from "./fit.ts";
import { readDecisions } from "./read-decisions.ts";

const { positionals: folders } = parseArgs({ allowPositionals: true });
if (folders.length === 0)
  throw new Error("give the folders of recorded runs: npm run fit:weights -- FOLDER...");

const today = wayWeights as Weights;
const decisions = (await Promise.all(folders.map(readDecisions))).flat();
const changes = fitWeights(decisions, today);
const proposed = changes.reduce(withWeight, today);

console.log(`${decisions.length} decisions of which it is known what leads on.`);
console.log(
  `Loss ${lossOf(decisions, today).toFixed(2)} with today's weights, ${lossOf(decisions, proposed).toFixed(2)} with the proposed ones.`,
);
for (const change of changes) {
  const { goal, reason, from, to } = change;
  console.log(`\n${goal}.${reason}: ${from} -> ${to}`);
  printFlips(withWeight(today, change));
}
console.log(changes.length === 0 ? "\nNothing to change." : "\nAll of it together:");
if (changes.length > 0) printFlips(proposed);

function printFlips(weights: Weights): void {
  const flips = flipsOf(decisions, today, weights);
  if (flips.length === 0) console.log("  no recorded decision is taken otherwise");
  for (const { name, effect, before, after } of flips)
    console.log(
      `  ${effect}: ${name} would press ${JSON.stringify(after)} instead of ${JSON.stringify(before)}`,
    );
}
