import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type RecordedRound, writeRound } from "@cartwright/engine";

export interface RecordedRun {
  name: string;
  rounds: readonly RecordedRound[];
  /** The only evidence of whether the button pressed to place the order was the right one. */
  isBought: boolean;
}

/** Writes one file for each press that led on, in the order of the run: `35004-03-next-step.json`. */
export async function writeRounds(folder: string, { name, rounds, isBought }: RecordedRun): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [index, round] of rounds.entries()) {
    const place = `${index + 1}`.padStart(2, "0");
    const file = `${name}-${place}-${round.goal.replaceAll("_", "-")}.json`;
    const isPlaced = round.goal === "order" && isBought;
    await writeFile(join(folder, file), writeRound(isPlaced ? { ...round, outcome: "changed" } : round));
  }
}
