import type { Bank, ChallengeRequest } from "../bank/bank.ts";
import { randomToken } from "../random-token.ts";
import type { Card } from "./card.ts";
import type { Issuer } from "./issuer.ts";

const REFUSALS: Readonly<Record<string, string>> = {
  "4000000000000002": "Your card was declined. Try a different card.",
  "4000000000009995": "Your card has insufficient funds. Try a different card.",
};
const NOT_PAID_BY_CARD = "Your card was declined. Try a different card.";
const BANK_REFUSED = "Your bank could not confirm that it was you. Try a different card.";

export type Charge =
  | { readonly outcome: "approved"; readonly last4: string }
  | { readonly outcome: "declined"; readonly message: string }
  /** The cardholder must answer the bank first, at this address; then the same token is charged again. */
  | { readonly outcome: "challenged"; readonly url: string };

export interface ChargeRequest {
  readonly merchant: string;
  /** The price as shown to the cardholder. */
  readonly amount: string;
  readonly amountMinor: number;
  readonly currency: string;
  /** How the bank verifies its customer before it pays; absent if it does not. */
  readonly challenge?: ChallengeRequest | undefined;
}

/** A payments company: it sees cards, its shop sees only tokens. */
export interface Processor {
  /** Exchanges a card for a token that can be charged once. Only the last digits of the number are kept. */
  tokenise(card: Card): { token: string; last4: string };
  /** Charges a token; `undefined` if it does not exist or was already used. */
  charge(token: string, request: ChargeRequest): Charge | undefined;
  /** The last digits of the card behind an unused token. */
  findLast4(token: string): string | undefined;
}

interface Token {
  readonly last4: string;
  readonly refusal: string | undefined;
  /** The id of a card that the sandbox itself issued. */
  readonly issuedCardId: string | undefined;
  readonly challenge?: { readonly id: string; readonly url: string };
}

export function openProcessor(bank: Bank, issuer: Issuer): Processor {
  const tokens = new Map<string, Token>();

  function challenge(
    name: string,
    token: Token,
    { merchant, amount, request }: ChargeRequest & { request: ChallengeRequest },
  ): Charge | undefined {
    if (!token.challenge) {
      const opened = bank.challenge({ merchant, amount, cardLast4: token.last4 }, request);
      tokens.set(name, { ...token, challenge: opened });
      return { outcome: "challenged", url: opened.url };
    }
    const state = bank.findChallenge(token.challenge.id)?.state;
    if (state === "passed") return undefined;
    if (state === "open") return { outcome: "challenged", url: token.challenge.url };
    return settle(name, { outcome: "declined", message: BANK_REFUSED });
  }

  function settle(name: string, charge: Charge): Charge {
    tokens.delete(name);
    return charge;
  }

  return {
    tokenise({ number }) {
      const name = `east-${randomToken(32).toLowerCase()}`;
      const last4 = number.slice(-4);
      tokens.set(name, { last4, refusal: REFUSALS[number], issuedCardId: issuer.findCard(number) });
      return { token: name, last4 };
    },
    charge(name, request) {
      const token = tokens.get(name);
      if (!token) return undefined;
      if (token.refusal) return settle(name, { outcome: "declined", message: token.refusal });
      const unsettled =
        request.challenge && challenge(name, token, { ...request, request: request.challenge });
      if (unsettled) return unsettled;
      const { issuedCardId } = token;
      if (issuedCardId !== undefined && !issuer.authorise(issuedCardId, request))
        return settle(name, { outcome: "declined", message: NOT_PAID_BY_CARD });
      return settle(name, { outcome: "approved", last4: token.last4 });
    },
    findLast4: (name) => tokens.get(name)?.last4,
  };
}
