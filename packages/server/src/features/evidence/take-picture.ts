import type { Picture, Watchable } from "@cartwright/engine/server";

const timeoutMs = 1_000;

/** One picture of what a run shows, with the masks of the live view. Undefined while it is hidden, and where none comes in time. */
export async function takePicture(view: Watchable): Promise<Picture | undefined> {
  const { promise, resolve } = Promise.withResolvers<Picture | undefined>();
  const timer = setTimeout(() => resolve(undefined), timeoutMs);
  const stop = view.watch({
    onPicture: resolve,
    onHidden: (isHidden) => {
      if (isHidden) resolve(undefined);
    },
  });
  return promise.finally(() => {
    clearTimeout(timer);
    stop();
  });
}
