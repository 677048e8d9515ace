/** Converts any thrown value into an Error. */
export function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error("something that is no error was thrown");
}
