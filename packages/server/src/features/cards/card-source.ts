import type { Money } from "@cartwright/contract";
import type { Secret } from "../../platform/secret.ts";

/** Where the cards for purchases come from. Chosen once, at start. */
export interface CardSource {
  readonly name: "person" | "stripe_issuing" | "link";
  /** Whether it can make a card for this purchase. If not, only a card number answers the question. */
  offers(purchase: Purchase): boolean;
  /** Makes a card that pays only for this purchase. Throws if the source is unreachable. */
  make(order: CardOrder, signal: AbortSignal): Promise<Made>;
  /** Makes sure the card pays nothing more. May be called again, and for a card that was never made. */
  close(card: CardToClose): Promise<void>;
}

export interface Purchase {
  total: Money;
  /** Whether the purchase can only lead to sandbox merchants, where real cards don't work. */
  isAtSandbox: boolean;
}

export interface CardOrder {
  /** Our id, used for idempotency: ordering a card again with the same id makes only one. */
  id: string;
  checkoutId: string;
  /** The most the card may pay. */
  total: Money;
  merchant: { host: string; url: string };
  /** Called when the card's owner has to approve it. */
  onAwaited: (approval: { url: string | undefined }) => Promise<void>;
  /** Called with the source's id before the card can pay anything. */
  onNamed: (sourceId: string) => Promise<void>;
}

export type Made =
  | { kind: "made"; card: Secret<CardDetails> }
  /** Shown to the person who is asked for a card next. */
  | { kind: "refused"; why: string };

export interface CardDetails {
  number: string;
  expiryMonth: number;
  expiryYear: number;
  code: string;
}

export interface CardToClose {
  id: string;
  /** Undefined if the process ended before saving it. */
  sourceId: string | undefined;
}
