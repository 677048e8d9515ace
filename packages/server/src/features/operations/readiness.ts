export interface Readiness {
  database: () => Promise<void>;
  jobs: () => boolean;
  /** Undefined in a process that drives no browsers. */
  browsers: (() => { processes: number; openRuns: number }) | undefined;
}

export interface ReadinessReport {
  ready: boolean;
  database: "reachable" | "unreachable";
  jobs: "running" | "stopped";
  browsers?: { processes: number; openRuns: number };
}

const databaseTimeoutMs = 2_000;

export async function reportReadiness(readiness: Readiness): Promise<ReadinessReport> {
  const isReachable = await answersInTime(readiness.database());
  const isRunning = readiness.jobs();
  const browsers = readiness.browsers?.();
  return {
    ready: isReachable && isRunning && browsers?.processes !== 0,
    database: isReachable ? "reachable" : "unreachable",
    jobs: isRunning ? "running" : "stopped",
    ...(browsers !== undefined && { browsers }),
  };
}

async function answersInTime(question: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), databaseTimeoutMs);
  });
  const answered = question.then(
    () => true,
    () => false,
  );
  const isReachable = await Promise.race([answered, late]);
  clearTimeout(timer);
  return isReachable;
}
