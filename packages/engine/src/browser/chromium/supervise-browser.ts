import type { BrowserProcess } from "./browser-process.ts";
import { residentBytes } from "./resident-memory.ts";

/** Why a browser should take no more runs. An unresponsive one is useless to its current runs too. */
export type HealthProblem = "memory" | "unresponsive";

export interface SupervisionOptions {
  readonly intervalMs: number;
  readonly maxMemoryBytes: number;
  readonly answerTimeoutMs: number;
  readonly onSick: (sickness: HealthProblem) => void;
}

/** Checks a browser at regular intervals until it is gone. Returns a function that stops the watch. */
export function superviseBrowser(process: BrowserProcess, options: SupervisionOptions): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isEnded = false;
  const end = (): void => {
    isEnded = true;
    clearTimeout(timer);
  };
  const look = async (): Promise<void> => {
    const sickness = await findSickness(process, options);
    if (isEnded) return;
    if (sickness !== undefined) options.onSick(sickness);
    schedule();
  };
  const schedule = (): void => {
    // The next check is scheduled after the last one, so that a slow browser is not asked twice at once. The
    // timer does not keep the process alive. `look` never rejects.
    timer = setTimeout(() => void look(), options.intervalMs).unref();
  };
  schedule();
  void process.gone.then(end);
  return end;
}

async function findSickness(
  process: BrowserProcess,
  options: SupervisionOptions,
): Promise<HealthProblem | undefined> {
  const processIds = await askForProcesses(process, options.answerTimeoutMs);
  if (processIds === undefined) return "unresponsive";
  return (await residentBytes(processIds)) > options.maxMemoryBytes ? "memory" : undefined;
}

/** The ids of the browser's processes, or undefined if it does not answer in time. */
async function askForProcesses(
  { session, processId }: BrowserProcess,
  timeoutMs: number,
): Promise<number[] | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, timeoutMs);
  const answer = session.send("SystemInfo.getProcessInfo").then(
    // The processes of a remote browser are on a machine that we cannot inspect.
    ({ processInfo }) => (processId === undefined ? [] : processInfo.map(({ id }) => id)),
    () => undefined,
  );
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
