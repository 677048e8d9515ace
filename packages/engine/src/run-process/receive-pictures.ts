import type { Picture, Viewer, Watchable } from "../browser/screencast/screencast.ts";
import { FrameError } from "./frames.ts";
import type { ToProcess } from "./messages.ts";
import { decodePicture } from "./picture-bytes.ts";

export interface PictureReceiver {
  readonly view: Watchable;
  /** Throws FrameError if the bytes are not a picture, or if none was requested. */
  receive(bytes: Buffer): void;
  setHidden(isHidden: boolean): void;
  close(): void;
}

/** Limit for the pictures of a run. Faster ones wait at the sender. */
const bytesPerMs = 24_000;

/**
 * Delivers the pictures of a run in another process to the viewers in this one. The next picture is requested
 * once the last is shown.
 */
export function receivePictures(send: (message: ToProcess) => void): PictureReceiver {
  const viewers = new Set<Viewer>();
  const timers = new Set<NodeJS.Timeout>();
  let isHidden = false;
  let mayCome = true;
  /** The picture shown now: a page that does not change sends no more. */
  let shown: Picture | undefined;
  const takeNext = (): void => {
    mayCome = true;
    send({ type: "picture_taken" });
  };
  const restThenTakeNext = (sizeBytes: number): void => {
    const restMs = Math.floor(sizeBytes / bytesPerMs);
    const timer = setTimeout(() => {
      timers.delete(timer);
      takeNext();
    }, restMs);
    timers.add(timer);
  };
  return {
    view: {
      watch: (viewer) => {
        viewers.add(viewer);
        if (viewers.size === 1) send({ type: "watch", isWatched: true });
        else {
          viewer.onHidden(isHidden);
          if (shown) viewer.onPicture(shown);
        }
        return () => {
          if (!viewers.delete(viewer) || viewers.size > 0) return;
          shown = undefined;
          send({ type: "watch", isWatched: false });
        };
      },
    },
    receive: (bytes) => {
      if (!mayCome) throw new FrameError("a picture that nobody has asked for");
      mayCome = false;
      const picture = decodePicture(bytes);
      shown = isHidden || viewers.size === 0 ? undefined : picture;
      for (const viewer of viewers) viewer.onPicture(picture);
      restThenTakeNext(bytes.byteLength);
    },
    setHidden: (isNowHidden) => {
      isHidden = isNowHidden;
      if (isHidden) shown = undefined;
      for (const viewer of viewers) viewer.onHidden(isHidden);
    },
    close: () => {
      for (const timer of timers) clearTimeout(timer);
      viewers.clear();
    },
  };
}
