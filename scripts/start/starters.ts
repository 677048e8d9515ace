import { readFileSync } from "node:fs";

/** The facts about a process that the watch needs. */
export interface ProcessFacts {
  readonly parentId: number;
  readonly args: readonly string[];
}

export type ReadProcess = (processId: number) => ProcessFacts | undefined;

/**
 * The processes that npm put above this one, nearest first and npm itself last; none if npm did not run it as
 * a script. The process that started npm is not included: a shell may end while its background jobs go on.
 */
export function findStarters(
  environment: Readonly<Record<string, string | undefined>>,
  self: { readonly parentId: number; readonly mainFile: string },
  readProcess: ReadProcess,
): number[] {
  const script = environment.npm_lifecycle_script ?? "";
  // The variable is inherited: it may belong to a script that started this process by other means.
  if (script === "" || !script.includes(self.mainFile)) return [];
  const starters = [self.parentId];
  for (let facts = readProcess(self.parentId); facts && isShellOf(script, facts); ) {
    starters.push(facts.parentId);
    facts = readProcess(facts.parentId);
  }
  return starters;
}

/** npm runs scripts with `sh -c`. Some shells replace themselves with the last command, others stay. */
function isShellOf(script: string, { args }: ProcessFacts): boolean {
  return args.at(-2) === "-c" && (args.at(-1) ?? "").startsWith(script);
}

/** Whether each is still the parent of the one before it. Orphaned processes get another parent at once. */
export function areAllAlive(
  starters: readonly number[],
  parentId: number,
  readProcess: ReadProcess,
): boolean {
  let actual: number | undefined = parentId;
  for (const starter of starters) {
    if (actual !== starter) return false;
    actual = readProcess(starter)?.parentId;
  }
  return true;
}

/** Reads `/proc`. On other systems only the nearest starter is watched. */
export function readProcessFromProc(processId: number): ProcessFacts | undefined {
  try {
    const stat = readFileSync(`/proc/${processId}/stat`, "utf8");
    // The name in parentheses may contain anything, so fields are counted from the closing one.
    const [, parentId] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const args = readFileSync(`/proc/${processId}/cmdline`, "utf8").split("\0").slice(0, -1);
    return { parentId: Number(parentId), args };
  } catch {
    return undefined;
  }
}
