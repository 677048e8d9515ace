import type { AnswerValues } from "@cartwright/contract";

/** State of signing in to the shop. */
export interface AccountWork {
  /**
   * `wanted`: nothing leads past it; `refused`: the form is shown again; `entered`: it is gone, a code may
   * follow; `done`: the buyer is signed in.
   */
  signIn: "untried" | "wanted" | "refused" | "registering" | "entered" | "done" | "not_needed";
  account: {
    /** Secret: kept only here, until the run ends. */
    credentials: AnswerValues | undefined;
    asked: number;
    /** The shop's objection to the last credentials. */
    words: string | undefined;
    signInPage: string | undefined;
    /** Names for which a new account was tried. */
    registered: Set<string>;
    /** The new account's form was filled in: seeing it again means that it was refused. */
    isFormSent: boolean;
    /** That form came back without an objection, and a sign-in with its credentials was tried. */
    isSignedInAnew?: boolean;
    /** The sign-in led away from the checkout, which was then opened once more. */
    isLedBack: boolean;
    /** How often a way to replace the saved address was opened. */
    newAddresses: number;
  };
}

export function beginAccount(known?: AccountWork["account"]): AccountWork {
  return {
    signIn: "untried",
    account: known ?? {
      credentials: undefined,
      asked: 0,
      words: undefined,
      signInPage: undefined,
      registered: new Set(),
      isFormSent: false,
      isLedBack: false,
      newAddresses: 0,
    },
  };
}
