import type { Watchable } from "@cartwright/engine/server";

/** The runs whose browsers are in this process. */
export interface LiveRuns {
  /** Returns a function that removes the run again. */
  show(checkoutId: string, view: Watchable): () => void;
  find(checkoutId: string): Watchable | undefined;
  /** Calls the listener for each run that is added or removed. Returns a function that unsubscribes. */
  onChange(listener: (checkoutId: string) => void): () => void;
}

export function createLiveRuns(): LiveRuns {
  const views = new Map<string, Watchable>();
  const listeners = new Set<(checkoutId: string) => void>();
  const tell = (checkoutId: string): void => {
    for (const listener of listeners) listener(checkoutId);
  };
  return {
    show: (checkoutId, view) => {
      views.set(checkoutId, view);
      tell(checkoutId);
      return () => {
        // Another drive of the run may have replaced it here.
        if (views.get(checkoutId) !== view) return;
        views.delete(checkoutId);
        tell(checkoutId);
      };
    },
    find: (checkoutId) => views.get(checkoutId),
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
