import type { CDPSession } from "playwright-core";

/** One picture of a page. */
export interface Picture {
  readonly at: Date;
  readonly width: number;
  readonly height: number;
  /** A JPEG in base64. */
  readonly data: string;
}

export type StopCasting = () => Promise<void>;

/** Good enough to read small print, at a third of the size of full quality. */
const quality = 60;
const largestSide = 1600;
/**
 * The browser draws up to 60 pictures a second; half as many look as smooth and leave more time for the run.
 */
const leastIntervalMs = 25;
/** Normal variation of a picture's delay. A longer delay means the machine is overloaded. */
const usualDelayMs = 80;
const longestRestMs = 500;

/**
 * Captures a page whenever it changes. The next picture is drawn only once `deliver` is done with the last,
 * so pictures never pile up for a slow consumer.
 */
export async function castPage(
  session: CDPSession,
  deliver: (picture: Picture) => Promise<void>,
): Promise<StopCasting> {
  let isStopped = false;
  let lastAt = 0;
  // A remote browser has its own clock, so delays are measured against the quickest picture.
  let leastLagMs = Number.POSITIVE_INFINITY;
  const onFrame = async ({ sessionId, data, metadata }: ScreencastFrame): Promise<void> => {
    const { deviceWidth: width, deviceHeight: height, timestamp } = metadata;
    const at = new Date(timestamp === undefined ? Date.now() : timestamp * 1000);
    const lagMs = Date.now() - at.getTime();
    leastLagMs = Math.min(leastLagMs, lagMs);
    if (!isStopped) await deliver({ at, width: Math.round(width), height: Math.round(height), data });
    const restMs = Math.max(lastAt + leastIntervalMs - performance.now(), restAfter(lagMs - leastLagMs));
    if (restMs > 1) await new Promise((resolve) => setTimeout(resolve, restMs));
    lastAt = performance.now();
    if (!isStopped) await session.send("Page.screencastFrameAck", { sessionId });
  };
  // Fails only if the page is gone.
  const listener = (frame: ScreencastFrame): void => void onFrame(frame).catch(() => undefined);
  session.on("Page.screencastFrame", listener);
  await session.send("Page.enable");
  await session.send("Page.startScreencast", {
    format: "jpeg",
    quality,
    maxWidth: largestSide,
    maxHeight: largestSide,
    everyNthFrame: 1,
  });
  return async () => {
    isStopped = true;
    session.off("Page.screencastFrame", listener);
    await session.send("Page.stopScreencast").catch(() => undefined);
  };
}

/** The busier the machine, the fewer pictures: watching a run should hardly slow it down. */
function restAfter(delayMs: number): number {
  return Math.min(Math.max(0, delayMs - usualDelayMs), longestRestMs);
}

interface ScreencastFrame {
  data: string;
  sessionId: number;
  metadata: { deviceWidth: number; deviceHeight: number; timestamp?: number };
}
