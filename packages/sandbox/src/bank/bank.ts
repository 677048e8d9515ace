import { randomToken } from "../random-token.ts";

/** What a cardholder is asked to confirm. The amount is printed as it stands. */
export interface Purchase {
  readonly merchant: string;
  readonly amount: string;
  readonly cardLast4: string;
}

export type ChallengeState = "open" | "passed" | "failed";

export interface Challenge {
  readonly purchase: Purchase;
  readonly state: ChallengeState;
  readonly wrongCodes: number;
}

/** The cardholder's bank: before some payments it asks for a code that it has sent to the cardholder's phone. */
export interface Bank {
  /** Opens a challenge; the address of the page that asks for the code. */
  challenge(purchase: Purchase): { id: string; url: string };
  findChallenge(id: string): Challenge | undefined;
  /** Takes a code for an open challenge; a challenge that is settled stays as it is. */
  answer(id: string, code: string): Challenge | undefined;
}

/** Every phone in the sandbox receives this code. */
const CODE = "123456";
const WRONG_CODES_ALLOWED = 2;

export function createBank(origin: () => string): Bank {
  const challenges = new Map<string, Challenge>();
  return {
    challenge(purchase) {
      const id = randomToken(24);
      challenges.set(id, { purchase, state: "open", wrongCodes: 0 });
      return { id, url: `${origin()}/challenge/${id}` };
    },
    findChallenge: (id) => challenges.get(id),
    answer(id, code) {
      const challenge = challenges.get(id);
      if (challenge?.state !== "open") return challenge;
      const answered = afterCode(challenge, code.replace(/\s/g, ""));
      challenges.set(id, answered);
      return answered;
    },
  };
}

function afterCode(challenge: Challenge, code: string): Challenge {
  if (code === CODE) return { ...challenge, state: "passed" };
  const wrongCodes = challenge.wrongCodes + 1;
  return { ...challenge, wrongCodes, state: wrongCodes > WRONG_CODES_ALLOWED ? "failed" : "open" };
}
