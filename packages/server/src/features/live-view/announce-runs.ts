import type { Db } from "../../platform/database/open-database.ts";
import type { LiveRuns } from "./live-runs.ts";
import { deleteLiveView, insertLiveView } from "./live-view.store.ts";

/**
 * Publishes in the database which runs can be watched in this process. Best effort: a run that can't be
 * published is driven anyway, but appears without a browser.
 */
export function announceRuns(options: {
  db: Db;
  liveRuns: LiveRuns;
  workerUrl: string;
  onError: (error: Error) => void;
}): { close(): Promise<void> } {
  const { db, liveRuns, workerUrl, onError } = options;
  let writing = Promise.resolve();
  const stop = liveRuns.onChange((checkoutId) => {
    // One write at a time, so that the last one wins.
    writing = writing
      .then(() =>
        (liveRuns.find(checkoutId) ? insertLiveView : deleteLiveView)(db, { checkoutId, workerUrl }),
      )
      .catch(onError);
  });
  return {
    close: async () => {
      stop();
      await writing;
    },
  };
}
