import type { Bank, ChallengeKind } from "../bank/bank.ts";
import { decimal, price } from "../money.ts";
import type { Card } from "../payments/card.ts";
import type { Issuer } from "../payments/issuer.ts";
import { type Charge, openProcessor } from "../payments/processor.ts";
import { randomToken } from "../random-token.ts";
import type { PaymentsStore } from "./payments.store.ts";

/** What a shop asks to be paid. */
export interface PaymentRequest {
  readonly merchant: string;
  /** The shop's own id for the payment, and the buyer's e-mail. */
  readonly reference: string;
  readonly email: string;
  readonly amountMinor: number;
  /** Added once the card's number is known. */
  readonly surchargeMinor: number;
  readonly challenge: ChallengeKind | undefined;
}

/** A payment on a page of the provider. */
export interface HostedPayment extends PaymentRequest {
  /** Where the buyer goes afterwards, paid or not; absent if the page is in a pop-up window, which closes. */
  readonly returnUrl: string | undefined;
  /** The window closes by itself before payment. */
  readonly vanishes: boolean;
  /** Notifies the shop, whatever happens to the buyer's browser. */
  readonly onPaid: (paid: { readonly last4: string; readonly amountMinor: number }) => void;
}

export interface HostedSession extends HostedPayment {
  readonly id: string;
  readonly state: "open" | "paid" | "cancelled";
  /** The card that its bank is verifying. */
  readonly token?: string | undefined;
}

/** A payments company for all shops: its pages and frames, and its payments. */
export interface Provider {
  tokenise(card: Card): { token: string; last4: string };
  /** Charges a card from one of its frames. */
  charge(token: string, request: PaymentRequest): Charge | undefined;
  /** Opens a page for a payment. Returns its id. */
  open(payment: HostedPayment): string;
  findSession(id: string): HostedSession | undefined;
  /** Pays on a page; the bank returns the browser to `returnUrl`. A settled payment does not change. */
  pay(id: string, token: string, returnUrl: string): Charge | undefined;
  cancel(id: string): void;
}

export function createProvider(bank: Bank, issuer: Issuer, payments: PaymentsStore): Provider {
  const processor = openProcessor(bank, issuer);
  const sessions = new Map<string, HostedSession>();

  function charge(token: string, request: PaymentRequest, returnUrl?: string): Charge | undefined {
    const { merchant, reference, email, challenge } = request;
    const amountMinor = request.amountMinor + request.surchargeMinor;
    const charged = processor.charge(token, {
      merchant,
      amount: `${price(amountMinor)} USD`,
      amountMinor,
      currency: "USD",
      challenge: challenge && { kind: challenge, returnUrl },
    });
    if (charged?.outcome === "approved")
      payments.record({
        merchant,
        reference,
        email,
        amount: decimal(amountMinor),
        cardLast4: charged.last4,
      });
    return charged;
  }

  return {
    tokenise: processor.tokenise,
    charge: (token, request) => charge(token, request),
    open(payment) {
      const id = randomToken(24);
      sessions.set(id, { ...payment, id, state: "open" });
      return id;
    },
    findSession: (id) => sessions.get(id),
    pay(id, token, returnUrl) {
      const session = sessions.get(id);
      if (session?.state !== "open") return undefined;
      const charged = charge(token, session, returnUrl);
      const isAsked = charged?.outcome === "challenged";
      const isPaid = charged?.outcome === "approved";
      sessions.set(id, {
        ...session,
        state: isPaid ? "paid" : "open",
        token: isAsked ? token : undefined,
      });
      if (isPaid)
        session.onPaid({ last4: charged.last4, amountMinor: session.amountMinor + session.surchargeMinor });
      return charged;
    },
    cancel(id) {
      const session = sessions.get(id);
      if (session?.state === "open") sessions.set(id, { ...session, state: "cancelled" });
    },
  };
}
