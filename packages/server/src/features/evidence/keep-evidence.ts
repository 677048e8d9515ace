import { type EvidenceStep, evidenceLimits } from "@cartwright/contract";
import type { EvidenceBatch, Picture, Watchable } from "@cartwright/engine/server";
import { asError } from "../../platform/as-error.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/open-database.ts";
import type { Sealer } from "../../platform/encryption/seal.ts";
import { newId } from "../../platform/ids.ts";
import { type EvidenceKind, insertEvidence } from "./evidence.store.ts";
import { takePicture } from "./take-picture.ts";

export interface EvidenceDependencies {
  db: Db;
  clock: Clock;
  sealer: Sealer;
  onError: (error: Error, checkoutId: string) => void;
}

/** The evidence of one run while it goes on. Nothing here makes the run wait, or fail. */
export interface RunEvidence {
  keep(batch: EvidenceBatch): void;
  /** Takes the last picture where it tells why the run has ended, and waits a moment for what is still to be written. */
  close(options: { isPictured: boolean }): Promise<void>;
}

/** Pictures of one page tell the same. */
const leastPictureIntervalMs = 900;
/** What is to be written while the database takes its time; more is dropped. */
const mostWaiting = 16;
const closeTimeoutMs = 1_000;

type What = Extract<EvidenceStep, { kind: "dropped" }>["what"];
const whatOf = { steps: "steps", picture: "pictures", reading: "readings" } as const satisfies Record<
  EvidenceKind,
  What
>;

export function openRunEvidence(
  dependencies: EvidenceDependencies,
  { checkoutId, view }: { checkoutId: string; view: Watchable | undefined },
): RunEvidence {
  const { clock, onError } = dependencies;
  const left: Record<EvidenceKind, number> = {
    steps: evidenceLimits.stepsPerRun,
    picture: evidenceLimits.picturesPerRun,
    reading: evidenceLimits.readingsPerRun,
  };
  const dropped: Record<What, number> = { steps: 0, pictures: 0, readings: 0 };
  let writing: Promise<void> = Promise.resolve();
  let waiting = 0;
  let picturing: Promise<void> | undefined;
  let nextPictureAt = 0;

  const put = (kind: EvidenceKind, content: unknown, count = 1): void => {
    if (left[kind] < count || waiting >= mostWaiting) {
      dropped[whatOf[kind]] += count;
      return;
    }
    left[kind] -= count;
    waiting += 1;
    writing = writing.then(async () => {
      try {
        if (!(await write(dependencies, checkoutId, { kind, content }))) dropped[whatOf[kind]] += count;
      } catch (error) {
        dropped[whatOf[kind]] += count;
        onError(asError(error), checkoutId);
      } finally {
        waiting -= 1;
      }
    });
  };
  const picture = (): void => {
    const now = clock.now().getTime();
    if (!view || picturing || now < nextPictureAt) return;
    nextPictureAt = now + leastPictureIntervalMs;
    picturing = takePicture(view)
      .then((taken) => taken && putPicture(taken))
      .finally(() => {
        picturing = undefined;
      });
  };
  const putPicture = ({ data }: Picture): void => {
    if (data.length * 0.75 > evidenceLimits.pictureBytes) dropped.pictures += 1;
    else put("picture", { data });
  };
  const putDropped = (): void => {
    const at = clock.now().toISOString();
    const told = (["steps", "pictures", "readings"] as const).filter((what) => dropped[what] > 0);
    const steps = told.map((what) => ({
      at,
      page: null,
      kind: "dropped" as const,
      what,
      count: dropped[what],
    }));
    left.steps += steps.length;
    if (steps.length > 0) put("steps", steps, steps.length);
  };
  return {
    keep: ({ steps, reading }) => {
      if (steps.length > 0) put("steps", steps, steps.length);
      if (reading) put("reading", { data: reading });
      if (steps.some(isSomethingToSee)) picture();
    },
    close: async ({ isPictured }) => {
      await picturing;
      if (isPictured) {
        nextPictureAt = 0;
        picture();
      }
      await picturing;
      await atMost(closeTimeoutMs, writing);
      putDropped();
      await atMost(closeTimeoutMs, writing);
    },
  };
}

/** What the shop shows after these is told best by a picture. */
function isSomethingToSee({ kind }: EvidenceStep): boolean {
  return kind === "weighed" || kind === "shop_said" || kind === "reported" || kind === "asked";
}

async function write(
  { db, clock, sealer }: EvidenceDependencies,
  checkoutId: string,
  { kind, content }: { kind: EvidenceKind; content: unknown },
): Promise<boolean> {
  const id = newId();
  const sealed = sealer.seal(Buffer.from(JSON.stringify(content)), id);
  return insertEvidence(db, checkoutId, { id, kind, at: clock.now(), sealed });
}

async function atMost(timeoutMs: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeoutMs);
  });
  await Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
