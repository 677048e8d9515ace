import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { candidatesOf, type RecordedRound, readRound } from "@cartwright/engine";
import type { Decision } from "./fit.ts";

/** A round, and the name of its file: `35004-03-next-step` is the third round of run 35004. */
export interface NamedRound {
  name: string;
  round: RecordedRound;
}

/** The informative decisions in a folder of recorded runs. */
export async function readDecisions(folder: string): Promise<Decision[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".json")).sort();
  const rounds = await Promise.all(
    files.map(async (file) => ({
      name: file.replace(/\.json$/, ""),
      round: readRound(await readFile(join(folder, file), "utf8")),
    })),
  );
  return decisionsIn(rounds);
}

/**
 * A press without effect says little: the form may have been incomplete. If another press led on from the
 * same page later in the run, that one was right from the start. A page with a single candidate teaches
 * nothing.
 */
export function decisionsIn(rounds: readonly NamedRound[]): Decision[] {
  return rounds.flatMap((one, at) => {
    const { name, round } = one;
    const later = rounds.slice(at + 1).find((other) => isWayOut(one, other))?.round;
    const right = round.outcome === "changed" ? round : later;
    const candidates = candidatesOf(round);
    const place = candidates.findIndex(({ key }) => key === right?.taken);
    return place < 0 || candidates.length < 2 ? [] : [{ name, goal: round.goal, right: place, candidates }];
  });
}

function isWayOut({ name, round }: NamedRound, later: NamedRound): boolean {
  return (
    runOf(later.name) === runOf(name) &&
    later.round.goal === round.goal &&
    later.round.reading.url === round.reading.url &&
    later.round.outcome === "changed"
  );
}

function runOf(name: string): string {
  return name.replace(/-.*/, "");
}
