/** Those who wait for a connection to the database. */
export interface WaitingLine {
  /** Returns a function to call when the wait is over. */
  join(): () => void;
  /** How long the one that joined first has waited; 0 if none waits. */
  longestWaitMs(): number;
}

export function createWaitingLine(elapsedMs: () => number): WaitingLine {
  const waiting = new Map<symbol, number>();
  return {
    join: () => {
      const place = Symbol("place");
      waiting.set(place, elapsedMs());
      return () => void waiting.delete(place);
    },
    longestWaitMs: () => {
      const [first] = waiting.values();
      return first === undefined ? 0 : elapsedMs() - first;
    },
  };
}
