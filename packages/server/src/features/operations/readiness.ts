export interface Readiness {
  database: () => Promise<void>;
  jobs: () => boolean;
  /** Undefined in a process that drives no browsers. */
  browsers: (() => BrowserReport) | undefined;
}

interface BrowserReport {
  processes: number;
  openRuns: number;
  /** Whether the last start succeeded. Between runs there may be no browser. */
  canStart: boolean;
}

export interface ReadinessReport {
  ready: boolean;
  database: "reachable" | "unreachable";
  jobs: "running" | "stopped";
  browsers?: BrowserReport;
}

const databaseTimeoutMs = 2_000;

export async function reportReadiness(readiness: Readiness): Promise<ReadinessReport> {
  const isReachable = await answersInTime(readiness.database());
  const isRunning = readiness.jobs();
  const browsers = readiness.browsers?.();
  return {
    ready: isReachable && isRunning && browsers?.canStart !== false,
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
