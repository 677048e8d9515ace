import { type EvidenceStep, evidenceLimits } from "@cartwright/contract";
import type { EvidenceBatch, Watchable } from "@cartwright/engine/server";
import { takePicture } from "./take-picture.ts";
import { type EvidenceDependencies, type EvidenceWriter, writeEvidence } from "./write-evidence.ts";

/** Collects the evidence of one run. Never delays the run or makes it fail. */
export interface RunEvidence {
  keep(batch: EvidenceBatch): void;
  /** Takes the last picture if it may show why the run ended, and waits briefly for pending writes. */
  close(options: { isPictured: boolean }): Promise<void>;
}

export function openRunEvidence(
  dependencies: EvidenceDependencies,
  { checkoutId, view }: { checkoutId: string; view: Watchable | undefined },
): RunEvidence {
  const writer = writeEvidence(dependencies, checkoutId);
  const pictures = view && takePictures(view, writer, dependencies);
  return {
    keep: ({ steps, reading }) => {
      if (steps.length > 0) writer.put("steps", steps, steps.length);
      if (reading !== undefined) writer.put("reading", { data: reading });
      if (steps.some(isSomethingToSee)) pictures?.take();
    },
    close: async ({ isPictured }) => {
      await pictures?.end(isPictured);
      await writer.end();
    },
  };
}

/** A picture shows best how the shop responded to these steps. */
function isSomethingToSee({ kind }: EvidenceStep): boolean {
  return kind === "weighed" || kind === "shop_said" || kind === "reported" || kind === "asked";
}

const leastIntervalMs = 900;
/** After this many, the interval grows, so that a long run has pictures up to its end. */
const quickPictures = 10;

function takePictures(
  view: Watchable,
  writer: Pick<EvidenceWriter, "put" | "drop">,
  { clock }: Pick<EvidenceDependencies, "clock">,
) {
  let underWay: Promise<void> | undefined;
  let made = 0;
  let nextAt = 0;
  const takeOne = async (): Promise<void> => {
    const picture = await takePicture(view);
    if (!picture) return;
    if (Buffer.byteLength(picture.data, "base64") > evidenceLimits.pictureBytes) writer.drop("picture");
    else writer.put("picture", { data: picture.data });
  };
  const begin = (): void => {
    made += 1;
    underWay = takeOne().finally(() => {
      underWay = undefined;
    });
  };
  return {
    take: (): void => {
      const now = clock.now().getTime();
      // The last one is reserved for the end.
      if (underWay || now < nextAt || made >= evidenceLimits.picturesPerRun - 1) return;
      nextAt = now + leastIntervalMs * Math.max(1, made - quickPictures);
      begin();
    },
    end: async (isPictured: boolean): Promise<void> => {
      await underWay;
      if (!isPictured) return;
      begin();
      await underWay;
    },
  };
}
