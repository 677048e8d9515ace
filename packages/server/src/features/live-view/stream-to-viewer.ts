import type { Writable } from "node:stream";
import type { Clock } from "../../platform/clock.ts";
import { openOutlet } from "../../platform/outlet.ts";
import type { EmbedPermit } from "./embed-tokens.ts";
import type { WatchedCheckouts } from "./watched-checkouts.ts";
import { createEventWriter, type FrameTexts } from "./write-events.ts";

export interface StreamDependencies {
  clock: Clock;
  watched: WatchedCheckouts;
  frames: FrameTexts;
}

const keepAliveMs = 15_000;

/**
 * Shows one viewer a checkout until it ends, the viewer leaves, or the permit expires or is withdrawn. A slow
 * viewer skips pictures.
 */
export function streamToViewer(
  { clock, watched, frames }: StreamDependencies,
  permit: EmbedPermit,
  receiver: Writable,
): void {
  let isKeepAliveDue = false;
  let wasThere = false;
  const watching = watched.watch(permit, () => {
    const isThere = watching.scene.checkout !== undefined;
    if (clock.now() >= permit.expiresAt || (wasThere && !isThere)) receiver.end();
    wasThere ||= isThere;
    outlet.wake();
    if (writer.hasEnded()) receiver.end();
  });
  const writer = createEventWriter(watching.scene, { clock, frames });
  const outlet = openOutlet(receiver, () => {
    const chunk = writer.next();
    if (chunk !== undefined || !isKeepAliveDue) return chunk;
    isKeepAliveDue = false;
    return ": still here\n\n";
  });
  const keepAlive = setInterval(() => {
    isKeepAliveDue = true;
    outlet.wake();
  }, keepAliveMs);
  receiver.on("drain", () => {
    if (writer.hasEnded()) receiver.end();
  });
  receiver.once("close", () => {
    clearInterval(keepAlive);
    watching.stop();
  });
  outlet.wake();
}
