import { type EvidenceStep, evidenceLimits } from "@cartwright/contract";
import { asError } from "../../platform/as-error.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/open-database.ts";
import type { Sealer } from "../../platform/encryption/seal.ts";
import { newId } from "../../platform/ids.ts";
import { type EvidenceKind, insertEvidence } from "./evidence.store.ts";

export interface EvidenceDependencies {
  db: Db;
  clock: Clock;
  sealer: Sealer;
  onError: (error: Error, checkoutId: string) => void;
}

export interface EvidenceWriter {
  /** Queues it for writing. Anything beyond the limits is dropped and counted. */
  put(kind: EvidenceKind, content: unknown, count?: number): void;
  drop(kind: EvidenceKind): void;
  /** Waits briefly for pending writes and records what was dropped. */
  end(): Promise<void>;
}

/** Limits pending writes while the database is slow. */
const mostWaiting = 16;
const endTimeoutMs = 1_000;

const named = { steps: "steps", picture: "pictures", reading: "readings" } as const;

/** Seals and writes the evidence of one run, one row at a time, within the limits per run. */
export function writeEvidence(dependencies: EvidenceDependencies, checkoutId: string): EvidenceWriter {
  const { clock, onError } = dependencies;
  const left: Record<EvidenceKind, number> = {
    // The run itself reports how many of its steps it has dropped.
    steps: evidenceLimits.stepsPerRun + evidenceLimits.stepsPerBatch,
    picture: evidenceLimits.picturesPerRun,
    reading: evidenceLimits.readingsPerRun,
  };
  const dropped: Record<EvidenceKind, number> = { steps: 0, picture: 0, reading: 0 };
  let writing: Promise<void> = Promise.resolve();
  let waiting = 0;

  const writeNext = async (kind: EvidenceKind, content: unknown, count: number): Promise<void> => {
    try {
      if (!(await writeRow(dependencies, checkoutId, { kind, content }))) dropped[kind] += count;
    } catch (error) {
      dropped[kind] += count;
      onError(asError(error), checkoutId);
    } finally {
      waiting -= 1;
    }
  };
  const enqueue: EvidenceWriter["put"] = (kind, content, count = 1) => {
    waiting += 1;
    writing = writing.then(() => writeNext(kind, content, count));
  };
  return {
    put: (kind, content, count = 1) => {
      if (left[kind] < count || waiting >= mostWaiting) dropped[kind] += count;
      else {
        left[kind] -= count;
        enqueue(kind, content, count);
      }
    },
    drop: (kind) => {
      dropped[kind] += 1;
    },
    end: async () => {
      await atMost(endTimeoutMs, writing);
      const told = describeDropped(dropped, clock.now());
      if (told.length > 0) enqueue("steps", told);
      await atMost(endTimeoutMs, writing);
    },
  };
}

async function writeRow(
  { db, clock, sealer }: EvidenceDependencies,
  checkoutId: string,
  { kind, content }: { kind: EvidenceKind; content: unknown },
): Promise<boolean> {
  const id = newId();
  const sealed = sealer.seal(Buffer.from(JSON.stringify(content)), id);
  return insertEvidence(db, checkoutId, { id, kind, at: clock.now(), sealed });
}

function describeDropped(dropped: Readonly<Record<EvidenceKind, number>>, at: Date): EvidenceStep[] {
  return (["steps", "picture", "reading"] as const)
    .filter((kind) => dropped[kind] > 0)
    .map((kind) => ({
      at: at.toISOString(),
      page: null,
      kind: "dropped",
      what: named[kind],
      count: dropped[kind],
    }));
}

async function atMost(timeoutMs: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeoutMs);
  });
  await Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
