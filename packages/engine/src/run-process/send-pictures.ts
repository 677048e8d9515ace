import type { Picture, RunView } from "../browser/screencast/screencast.ts";
import type { MessageChannel } from "./message-channel.ts";
import type { FromProcess } from "./messages.ts";
import { encodePicture } from "./picture-bytes.ts";

export interface PictureSender {
  setWatched(isWatched: boolean): void;
  /** The other side is ready for the next picture. */
  takeNext(): void;
}

/** Sends what a run shows while it has viewers: one picture at a time, always the newest. */
export function sendPictures(view: RunView, channel: MessageChannel<FromProcess>): PictureSender {
  let stop: (() => void) | undefined;
  let isUnderWay = false;
  let newest: Picture | undefined;
  const sendNewest = (): void => {
    if (isUnderWay || !newest) return;
    isUnderWay = true;
    channel.sendPicture(encodePicture(newest));
    newest = undefined;
  };
  return {
    setWatched: (isWatched) => {
      if (!isWatched) {
        stop?.();
        stop = undefined;
        newest = undefined;
      } else
        stop ??= view.watch({
          onPicture: (picture) => {
            newest = picture;
            sendNewest();
          },
          onHidden: (isHidden) => {
            if (isHidden) newest = undefined;
            channel.send({ type: "hidden", isHidden });
          },
        });
    },
    takeNext: () => {
      isUnderWay = false;
      sendNewest();
    },
  };
}
