/** Exit codes of `cartwright`, documented in docs/cli.md. */
export const exitCodes = {
  /** The command succeeded; for a purchase, the item was bought. */
  ok: 0,
  unexpected: 1,
  usage: 2,
  /** The checkout failed: sold out, too expensive, and the like. */
  notBought: 3,
  /** A person declined a question, a question expired, or the checkout was cancelled. */
  declined: 4,
  /** The service refused the request. */
  refused: 5,
  unreachable: 6,
  /** A question needs a person, but there is no terminal. */
  needsPerson: 7,
  interrupted: 130,
} as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Sets the exit code of the process. */
export type SetExitCode = (code: ExitCode) => void;
