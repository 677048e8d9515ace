import type { Money } from "@cartwright/contract";
import type { Secret } from "../../platform/secret.ts";

/** Where the cards of purchases come from. Which one is set is chosen once, at the start. */
export interface CardSource {
  readonly name: "person" | "stripe_issuing" | "link";
  /** Whether it can make a card for this purchase; where it cannot, only a number answers the question. */
  offers(purchase: Purchase): boolean;
  /** Makes a card that pays this purchase and nothing else. Throws where the source is out of reach. */
  make(order: CardOrder, signal: AbortSignal): Promise<Made>;
  /** Sees to it that nothing is paid with it any more. May be called again, and for a card that was never made. */
  close(card: CardToClose): Promise<void>;
}

export interface Purchase {
  total: Money;
  /** Whether it can lead nowhere but to merchants of the sandbox, where no card pays that is real. */
  isAtSandbox: boolean;
}

export interface CardOrder {
  /** Ours: a card that is ordered twice under it is made once. */
  id: string;
  checkoutId: string;
  /** The most that it may pay. */
  total: Money;
  merchant: { host: string; url: string };
  /** Told where its owner has to approve it, as long as it is waited for. */
  onAwaited: (approval: { url: string | undefined }) => Promise<void>;
  /** Told what the source calls it, before it can pay anything. */
  onNamed: (sourceId: string) => Promise<void>;
}

export type Made =
  | { kind: "made"; card: Secret<CardDetails> }
  /** In words for whoever is asked for a card next. */
  | { kind: "refused"; why: string };

export interface CardDetails {
  number: string;
  expiryMonth: number;
  expiryYear: number;
  code: string;
}

export interface CardToClose {
  id: string;
  /** Undefined where nobody lived to write it down. */
  sourceId: string | undefined;
}
