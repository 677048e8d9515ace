import { readFileSync } from "node:fs";

/** What the watch needs to know of a process. */
export interface ProcessFacts {
  readonly parentId: number;
  readonly args: readonly string[];
}

export type ReadProcess = (processId: number) => ProcessFacts | undefined;

/**
 * The processes that npm put above this one, nearest first, and npm itself last; none where npm did not run it as a
 * script. Whatever started npm is not among them: a shell may end while what it left in the background goes on.
 */
export function findStarters(
  environment: Readonly<Record<string, string | undefined>>,
  self: { readonly parentId: number; readonly mainFile: string },
  readProcess: ReadProcess,
): number[] {
  const script = environment.npm_lifecycle_script ?? "";
  // The variable is inherited: it may be that of a script which started this process by other means.
  if (script === "" || !script.includes(self.mainFile)) return [];
  const starters = [self.parentId];
  for (let facts = readProcess(self.parentId); facts && isShellOf(script, facts); ) {
    starters.push(facts.parentId);
    facts = readProcess(facts.parentId);
  }
  return starters;
}

/** npm runs a script by `sh -c`. Some shells make way for its last command, others stay until it ends. */
function isShellOf(script: string, { args }: ProcessFacts): boolean {
  return args.at(-2) === "-c" && (args.at(-1) ?? "").startsWith(script);
}

/** Whether each is still the parent of the one before it. A process whose parent dies gets another one at once. */
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

/** From `/proc`. Elsewhere nothing is known, and the nearest starter alone is watched. */
export function readProcessFromProc(processId: number): ProcessFacts | undefined {
  try {
    const stat = readFileSync(`/proc/${processId}/stat`, "utf8");
    // The name in parentheses may hold anything, so the fields are counted from behind it.
    const [, parentId] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const args = readFileSync(`/proc/${processId}/cmdline`, "utf8").split("\0").slice(0, -1);
    return { parentId: Number(parentId), args };
  } catch {
    return undefined;
  }
}
