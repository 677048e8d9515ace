import { setTimeout as pause } from "node:timers/promises";
import { ApiError, type Client, createClient } from "@cartwright/contract";

/** Outcomes of the requests of all shoppers. */
export interface RequestCounts {
  answered: number;
  /** Refusals by status. */
  refused: Record<string, number>;
  /** Refused or broken connections. */
  brokenOff: number;
  /** No answer within the client's own time limit. */
  hung: number;
  /** What was said of each request that got no proper answer from the service. */
  failures: string[];
}

export const noRequests = (): RequestCounts => ({
  answered: 0,
  refused: {},
  brokenOff: 0,
  hung: 0,
  failures: [],
});

export interface PersistentClient {
  /** Retries until there is an answer, as a client with a purchase under way should. */
  try<Result>(call: (client: Client) => Promise<Result>): Promise<Result>;
}

const timeoutMs = 45_000;
const betweenMs = 250;
const giveUpAfterMs = 240_000;

export function createPersistentClient(
  baseUrl: string,
  { apiKey, counts }: { apiKey?: string; counts: RequestCounts },
): PersistentClient {
  const client = createClient({ baseUrl, apiKey, timeoutMs });
  return {
    try: async (call) => {
      const until = performance.now() + giveUpAfterMs;
      for (;;) {
        try {
          const result = await call(client);
          counts.answered += 1;
          return result;
        } catch (error) {
          count(counts, error);
          if (!isPassing(error) || performance.now() > until) throw error;
          await pause(betweenMs);
        }
      }
    },
  };
}

function count(counts: RequestCounts, error: unknown): void {
  if (error instanceof ApiError) counts.refused[error.status] = (counts.refused[error.status] ?? 0) + 1;
  else if (error instanceof Error && Reflect.get(error, "isTimeout") === true) counts.hung += 1;
  else counts.brokenOff += 1;
  if (!(error instanceof ApiError) || error.status >= 500)
    counts.failures.push(`${new Date().toISOString()} ${describe(error)}`);
}

function describe(error: unknown): string {
  if (error instanceof ApiError) return `${error.status} ${error.message}`;
  if (!(error instanceof Error)) return "an unknown error";
  return error.cause instanceof Error ? `${error.message}: ${describe(error.cause)}` : error.message;
}

function isPassing(error: unknown): boolean {
  if (error instanceof ApiError) return error.status >= 500 || error.status === 429;
  return error instanceof Error && error.name === "ConnectionError";
}
