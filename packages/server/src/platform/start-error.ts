/** Why the service could not start, where whoever starts it can mend that. The message says how, in one line. */
export class StartError extends Error {
  override readonly name = "StartError";
}
