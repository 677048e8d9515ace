/** Thrown by a handler whose job should be done by another process, as if it had never begun here. */
export class HandedBackError extends Error {
  override readonly name = "HandedBackError";
}
