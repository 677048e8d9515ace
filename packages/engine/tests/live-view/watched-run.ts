import type { Picture, RunBrowser } from "../../src/index.ts";

export interface WatchedRun {
  pictures: Picture[];
  hidden: boolean[];
  /** Pictures that came after the first time the page was hidden. */
  afterHiding(): Picture[];
  /** Pictures that came since, once the page has stood still for `quietMs`. */
  since(count: number, quietMs?: number): Promise<Picture[]>;
  stop(): void;
}

/** Keeps all that one viewer of a run is shown. */
export function watchRun(run: RunBrowser): WatchedRun {
  const pictures: Picture[] = [];
  const hidden: boolean[] = [];
  let hiddenAt: number | undefined;
  const stop = run.view.watch({
    onPicture: (picture) => pictures.push(picture),
    onHidden: (isHidden) => {
      hidden.push(isHidden);
      if (isHidden) hiddenAt ??= pictures.length;
    },
  });
  return {
    pictures,
    hidden,
    afterHiding: () => pictures.slice(hiddenAt),
    since: async (count, quietMs = 500) => {
      await new Promise((resolve) => setTimeout(resolve, quietMs));
      return pictures.slice(count);
    },
    stop,
  };
}
