/** Anything can be thrown; whoever reports it wants an error. */
export function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error("something that is no error was thrown");
}
