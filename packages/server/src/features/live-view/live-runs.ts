import type { Watchable } from "@cartwright/engine/server";

/** The runs whose browsers this process holds. */
export interface LiveRuns {
  /** Returns what takes the run away again. */
  show(checkoutId: string, view: Watchable): () => void;
  find(checkoutId: string): Watchable | undefined;
  /** Tells of each run that comes or goes. Returns what ends the telling. */
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
        // A run that is driven again here may have taken the place.
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
