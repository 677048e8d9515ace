/** What `cartwright` exits with. docs/cli.md has the table. */
export const exitCodes = {
  /** The command did what it says; of a purchase, it was bought. */
  ok: 0,
  unexpected: 1,
  usage: 2,
  /** The checkout failed: sold out, too expensive, and the like. */
  notBought: 3,
  /** Somebody declined a question, nobody answered it in time, or the checkout was cancelled. */
  declined: 4,
  /** The service refused the request. */
  refused: 5,
  unreachable: 6,
  /** A question needs a person, and there is no terminal to ask at. */
  needsPerson: 7,
  interrupted: 130,
} as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** How a command says what the process exits with. */
export type SetExitCode = (code: ExitCode) => void;
