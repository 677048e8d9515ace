import type { Picture, Watchable } from "@cartwright/engine/server";

const timeoutMs = 1_000;

/**
 * Takes one picture of the run, masked like the live view. Undefined while it is hidden, or if none arrives
 * in time.
 */
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
