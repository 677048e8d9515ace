import type { Db } from "../../platform/database/open-database.ts";
import type { LiveRuns } from "./live-runs.ts";
import { deleteLiveView, insertLiveView } from "./live-view.store.ts";

/**
 * Tells the other processes, through the database, which runs can be watched here. Best effort: a run that cannot be
 * announced is driven all the same, and is watched as one without a browser.
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
    // One after the other, so that what is written last is what holds.
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
