import { randomToken } from "../random-token.ts";

/** What a cardholder is asked to confirm. The amount is printed as it stands. */
export interface Purchase {
  readonly merchant: string;
  readonly amount: string;
  readonly cardLast4: string;
}

/** How the bank makes sure of its customer: by a code, in its app, by the browser's looks alone; or it refuses at once. */
export type ChallengeKind = "code" | "app" | "frictionless" | "refused";

export type ChallengeState = "open" | "passed" | "failed";

export interface ChallengeRequest {
  readonly kind: ChallengeKind;
  /** Where the bank sends the browser afterwards; absent where its page stands in a frame. */
  readonly returnUrl?: string | undefined;
}

export interface Challenge extends ChallengeRequest {
  readonly purchase: Purchase;
  readonly state: ChallengeState;
  readonly wrongCodes: number;
}

/** The cardholder's bank: before some payments it makes sure that it is its customer who pays. */
export interface Bank {
  /** Opens a challenge; the address of its page. */
  challenge(purchase: Purchase, request: ChallengeRequest): { id: string; url: string };
  findChallenge(id: string): Challenge | undefined;
  /** Those that wait for the cardholder, by id: what the bank's app shows. */
  listOpen(): readonly (Challenge & { readonly id: string })[];
  /** Takes a code for an open challenge; a challenge that is settled stays as it is. */
  answer(id: string, code: string): Challenge | undefined;
  /** The cardholder's own word, or the bank's judgement; a challenge that is settled stays as it is. */
  settle(id: string, state: "passed" | "failed"): Challenge | undefined;
}

/** Every phone in the sandbox receives this code. */
const CODE = "123456";
const WRONG_CODES_ALLOWED = 2;

export function createBank(origin: () => string): Bank {
  const challenges = new Map<string, Challenge>();

  function update(id: string, change: (open: Challenge) => Challenge): Challenge | undefined {
    const challenge = challenges.get(id);
    if (challenge?.state !== "open") return challenge;
    const changed = change(challenge);
    challenges.set(id, changed);
    return changed;
  }

  return {
    challenge(purchase, request) {
      const id = randomToken(24);
      const state = request.kind === "refused" ? "failed" : "open";
      challenges.set(id, { ...request, purchase, state, wrongCodes: 0 });
      return { id, url: `${origin()}/challenge/${id}` };
    },
    findChallenge: (id) => challenges.get(id),
    listOpen: () =>
      [...challenges].flatMap(([id, challenge]) =>
        challenge.state === "open" ? [{ ...challenge, id }] : [],
      ),
    answer: (id, code) => update(id, (open) => afterCode(open, code.replace(/\s/g, ""))),
    settle: (id, state) => update(id, (open) => ({ ...open, state })),
  };
}

function afterCode(challenge: Challenge, code: string): Challenge {
  if (challenge.kind === "code" && code === CODE) return { ...challenge, state: "passed" };
  const wrongCodes = challenge.wrongCodes + 1;
  return { ...challenge, wrongCodes, state: wrongCodes > WRONG_CODES_ALLOWED ? "failed" : "open" };
}
