/** Throws errors that no test expects, outside of the current call. */
export function throwLater(error: Error): void {
  queueMicrotask(() => {
    throw error;
  });
}
