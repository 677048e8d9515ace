import type { Picture, Viewer, Watchable } from "../browser/screencast.ts";
import { FrameError } from "./frames.ts";
import type { ToProcess } from "./messages.ts";
import { decodePicture } from "./picture-bytes.ts";

export interface PictureReceiver {
  readonly view: Watchable;
  /** Throws FrameError where the bytes are no picture, or where none was asked for. */
  receive(bytes: Buffer): void;
  setHidden(isHidden: boolean): void;
  close(): void;
}

/** No run shows more than this. Whatever comes faster waits at its sender. */
const bytesPerMs = 24_000;

/** The pictures of a run in another process, for those who watch it in this one. The next is let come once the last is shown. */
export function receivePictures(send: (message: ToProcess) => void): PictureReceiver {
  const viewers = new Set<Viewer>();
  const timers = new Set<NodeJS.Timeout>();
  let isHidden = false;
  let mayCome = true;
  /** What is shown now: a page that stands still sends no more. */
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
