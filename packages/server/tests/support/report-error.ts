/** For what a test opens and nobody is meant to see fail. */
export function throwLater(error: Error): void {
  queueMicrotask(() => {
    throw error;
  });
}
