import { randomToken } from "../random-token.ts";

/** What a cardholder is asked to confirm. The amount is printed as given. */
export interface Purchase {
  readonly merchant: string;
  readonly amount: string;
  readonly cardLast4: string;
}

/**
 * How the bank verifies its customer: by a code, in its app, or silently by the browser's fingerprint; or it
 * refuses at once.
 */
export type ChallengeKind = "code" | "app" | "frictionless" | "refused";

export type ChallengeState = "open" | "passed" | "failed";

export interface ChallengeRequest {
  readonly kind: ChallengeKind;
  /** Where the bank sends the browser afterwards; absent if its page is in a frame. */
  readonly returnUrl?: string | undefined;
}

export interface Challenge extends ChallengeRequest {
  readonly purchase: Purchase;
  readonly state: ChallengeState;
  readonly wrongCodes: number;
}

/** The cardholder's bank, which verifies its customer before some payments. */
export interface Bank {
  /** Opens a challenge. Returns its id and the address of its page. */
  challenge(purchase: Purchase, request: ChallengeRequest): { id: string; url: string };
  findChallenge(id: string): Challenge | undefined;
  /** Open challenges, by id, as shown in the bank's app. */
  listOpen(): readonly (Challenge & { readonly id: string })[];
  /** Answers an open challenge with a code; a settled challenge does not change. */
  answer(id: string, code: string): Challenge | undefined;
  /** Settles a challenge by the cardholder's or the bank's decision; a settled challenge does not change. */
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
