import { type EvidenceStep, evidenceLimits } from "@cartwright/contract";
import type { EvidenceBatch, Watchable } from "@cartwright/engine/server";
import { takePicture } from "./take-picture.ts";
import { type EvidenceDependencies, type EvidenceWriter, writeEvidence } from "./write-evidence.ts";

/** The evidence of one run while it goes on. Nothing here makes the run wait, or fail. */
export interface RunEvidence {
  keep(batch: EvidenceBatch): void;
  /** Takes the last picture where it tells why the run has ended, and waits a moment for what is still to be written. */
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

/** What the shop shows after these is told best by a picture. */
function isSomethingToSee({ kind }: EvidenceStep): boolean {
  return kind === "weighed" || kind === "shop_said" || kind === "reported" || kind === "asked";
}

const leastIntervalMs = 900;
/** After so many there is more and more time between two, so that a long run has pictures up to its end. */
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
      // The last one is for the end.
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
